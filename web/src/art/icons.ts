/** The icons of the interface: paths on a grid of 24, stroke 1.8, round. */
const ICONS = {
  again: 'M19 12a7 7 0 1 1-2.200-5.100M17.500 3v4.500H13',
  book: 'M12 6C9 4 6 4 3.500 4.500v14C6 18 9 18 12 20c3-2 6-2 8.500-1.500v-14C18 4 15 4 12 6zM12 6v14',
  bot: 'M6 9h12v9H6zM12 5v4M12 4.500v.1M9.500 13v.1M14.500 13v.1M9 18v2M15 18v2',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.500l3 2',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  flag: 'M6 21V4M6 4h11l-2.5 4L17 12H6',
  door: 'M6 21V3h9v18M4 21h16M12 12v.1M15 5h3v16',
  download: 'M12 4v11M7.500 11L12 15.500L16.500 11M5 20h14',
  eye: 'M2.5 12C5 7.5 8.500 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-6 6.500-9.500 6.500S5 16.500 2.500 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  first: 'M6 5v14M19 5.500v13L9 12z',
  floors: 'M5 20V6h9v14zM5 10.700h9M5 15.300h9M14 6l4-2v14l-4 2',
  fork: 'M6 4v16M6 14c0-5 3-5 6-5h5M13.500 5.500L17 9l-3.500 3.500',
  gear: 'M4 7.500h9M18 7.500h2M4 16.500h3M12 16.500h8M15.500 5a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM9.500 14a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  gov: 'M4 18h16M5 18L4 8l4.500 4L12 6l3.500 6L20 8l-1 10z',
  hand: 'M5 8l8-3 4 11-8 3zM15 5.500l5 1.500-3.500 10',
  hint: 'M9 18h6M10 21h4M12 3a6.500 6.500 0 0 0-4 11.600c.8.7 1 1.400 1 2.400h6c0-1 .2-1.700 1-2.400A6.500 6.500 0 0 0 12 3z',
  good: 'M6 5h12q3 7 0 14H6Q3 12 6 5zM5 9h14M5 15h14',
  house: 'M4 11l8-6.500 8 6.500M6 9.500V20h12V9.500M10 20v-6h4v6',
  last: 'M18 5v14M5 5.500v13L15 12z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12 17',
  log: 'M6 4h12v16H6zM9 8h6M9 12h6M9 16h4',
  medal: 'M8 3l4 7 4-7M12 10a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  moon: 'M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z',
  mute: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  next: 'M8 5.500v13L17 12z',
  pause: 'M7 5h3.500v14H7zM13.500 5H17v14h-3.500z',
  people:
    'M9 5.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3.500 19c0-4 2.500-5.500 5.500-5.500s5.500 1.500 5.500 5.500zM15.500 6a2.700 2.700 0 0 1 0 5.200M17 14c2.200.6 3.500 2.200 3.500 5',
  play: 'M7 4.500v15l12-7.500z',
  plus: 'M12 5v14M5 12h14',
  prev: 'M16 5.500v13L7 12z',
  seal: 'M12 3l7.500 3v5.500c0 5-3.500 8-7.500 9.500-4-1.500-7.500-4.500-7.500-9.500V6zM8.500 12l2.500 2.500 4.500-5',
  share: 'M12 15V4M8 8l4-4 4 4M6 12H5v8h14v-8h-1',
  sound: 'M4 9.500v5h3.500L12 19V5L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  star: 'M12 3.500l2.600 5.600 6 .7-4.500 4.100 1.200 6L12 16.900l-5.300 3 1.200-6L3.400 9.800l6-.7z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400',
  undo: 'M8 5L3.500 9.500L8 14M4 9.500H14a6 6 0 0 1 0 12H9',
  wifi: 'M4 9.500a12 12 0 0 1 16 0M7 13a7.500 7.500 0 0 1 10 0M10 16.500a3 3 0 0 1 4 0M12 19.500v.1',
  wifioff:
    'M4 9.5a12 12 0 0 1 4-2.6M20 9.5a12 12 0 0 0-8-3M7 13a7.5 7.5 0 0 1 5-2M10 16.5a3 3 0 0 1 4 0M12 19.5v.1M4 4l16 16',
  x: 'M6 6l12 12M18 6L6 18',
} as const;

type IconName = keyof typeof ICONS;

/** An icon as SVG markup; decorative, so a word or a label must accompany it. It scales with the text. */
export function icon(name: string, size = 22): string {
  const path = ICONS[name as IconName] ?? '';
  const rem = size / 16;
  return `<svg class="ic" width="${size}" height="${size}" style="width:${rem}rem;height:${rem}rem" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;
}
