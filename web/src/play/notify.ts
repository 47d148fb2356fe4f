/** A notification of the browser, where the player has allowed it. */
import { go } from '$shell/router.svelte';

export function notify(text: string, table: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    // Several tabs with one table call once.
    const note = new Notification(text, { icon: '/mark.svg', tag: `ludoteca-${table}` });
    note.onclick = () => {
      window.focus();
      if (location.pathname !== `/t/${table}`) go(`/t/${table}`);
      note.close();
    };
  } catch {
    return; // some phones allow it only to installed pages
  }
}
