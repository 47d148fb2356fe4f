/** Signals the turn to players who look elsewhere: by the window's title and the icon in its tab. */
const PLAIN = '/mark.svg';
const LIT =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><g stroke="#2b2933" stroke-width="2" stroke-linejoin="round">' +
      '<path d="M4 36V16l8-4v24z" fill="#c8452c"/><path d="M12 36V12l6 4v20z" fill="#8f2a18"/>' +
      '<path d="M15 36V24l7-3.500V36z" fill="#eab42f"/><path d="M24 36V8l7-4v32z" fill="#1f4f9c"/>' +
      '<path d="M31 36V4l6 4v28z" fill="#12336a"/><circle cx="29" cy="11" r="10" fill="#ffb000"/></g></svg>',
  );

export function signal(title: string, lit: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = lit ? LIT : PLAIN;
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}
