/** Starts the page: first the personal settings and the language, then the page itself. */
import { mount } from 'svelte';
import App from '$shell/App.svelte';
import { startRouter } from '$shell/router.svelte';
import { settings } from '$shell/settings.svelte';
import { preferredLang, i18n } from '$shell/words.svelte';
import '$shell/styles/all';

settings.followSystemTheme();
startRouter();
// After an update of the server the old chunks are gone: load the new page, but not over and over.
addEventListener('vite:preloadError', () => {
  const before = Number(sessionStorage.getItem('ludoteca.loaded'));
  sessionStorage.setItem('ludoteca.loaded', String(Date.now()));
  if (Date.now() - before > 60_000) location.reload();
});
// Games at other tables call, too, when nobody looks at this page.
setTimeout(() => void import('$play/elsewhere').then(({ elsewhere }) => elsewhere.start()), 60_000);
await i18n.use(preferredLang());
mount(App, { target: document.getElementById('page')! });
