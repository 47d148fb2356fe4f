/** The router: the path decides which page is shown, and internal links do not reload it. */
class Route {
  path = $state(location.pathname);
}

export const route = new Route();

/** Go to another page of this site. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  route.path = location.pathname;
  scrollTo(0, 0);
}

/** Remove the fragment from the address bar and the history, and return it. */
export function takeFragment(): string {
  const fragment = location.hash.slice(1);
  if (fragment) history.replaceState(null, '', location.pathname + location.search);
  return fragment;
}

/** Handle internal links and the browser's back and forward buttons. */
export function startRouter(): void {
  addEventListener('popstate', () => (route.path = location.pathname));
  // Another link to the same table, pasted into the address bar.
  addEventListener('hashchange', () => /^#[0-9A-Za-z_-]{32}$/.test(location.hash) && location.reload());
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    const plainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plainClick || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
