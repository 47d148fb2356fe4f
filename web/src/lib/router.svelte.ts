/** Where in the page we are: the path decides, and links inside the page do not load it again. */
class Place {
  path = $state(location.pathname);
}

export const place = new Place();

/** Go to another page of ours. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  place.path = location.pathname;
  scrollTo(0, 0);
}

/** Take the fragment out of the address bar and of the history, and hand it over. */
export function takeFragment(): string {
  const fragment = location.hash.slice(1);
  if (fragment) history.replaceState(null, '', location.pathname + location.search);
  return fragment;
}

/** Follow links and the browser's buttons. */
export function follow(): void {
  addEventListener('popstate', () => (place.path = location.pathname));
  // Another link to the same table, pasted into the address bar.
  addEventListener('hashchange', () => /^#[0-9A-Za-z_-]{32}$/.test(location.hash) && location.reload());
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
