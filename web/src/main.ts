/** The page begins: the person's settings and language first, then the page itself. */
import { mount } from 'svelte';
import App from './App.svelte';
import { follow } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { likedLang, speech } from './lib/words.svelte';
import './styles/all.css';

settings.follow();
follow();
// After an update of the server the old page's parts are gone: load the new page, but not over and over.
addEventListener('vite:preloadError', () => {
  const before = Number(sessionStorage.getItem('ludoteca.loaded'));
  sessionStorage.setItem('ludoteca.loaded', String(Date.now()));
  if (Date.now() - before > 60_000) location.reload();
});
await speech.use(likedLang());
mount(App, { target: document.getElementById('page')! });
