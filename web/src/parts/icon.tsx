// Small line drawings for buttons, all in one hand.

const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  pin: 'M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11zM12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  away: 'M12 4v16M6 10l6-6 6 6',
  turn: 'M19 12a7 7 0 1 1-2.3-5.200M19 3v5h-5',
  undo: 'M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12h-3',
  check: 'M5 13l5 5L19 7',
  book: 'M5 4h9a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4zM5 16a4 4 0 0 1 4-4h9',
  log: 'M5 6h14M5 12h14M5 18h9',
  hand: 'M4 13h5l2-3h5a2 2 0 0 1 0 4h-3M4 19h10l6-5M7 5h9v3H7z',
  skip: 'M5 5l9 7-9 7zM19 5v14',
  mountain: 'M3 20L10 6l4 7 2.500-3.500L21 20zM8 10l2 2 2-2',
  coin: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM9 12h6',
  move: 'M4 12h14M13 6l6 6-6 6',
  gate: 'M4 20V8h3V5h3v3h4V5h3v3h3v12h-5v-4a3 3 0 0 0-6 0v4z',
  crown: 'M4 18L3 7l5 4 4-6 4 6 5-4-1 11z',
  boat: 'M3 14h18l-3 5H6zM11 14V4l6 7h-6',
  good: 'M4 9l8-4 8 4v8l-8 4-8-4zM4 9l8 4 8-4M12 13v8',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1.5 1.500M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1.5-1.5',
  first: 'M6 5v14M18 5l-9 7 9 7z',
  previous: 'M16 5l-9 7 9 7z',
  next: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M6 5l9 7-9 7z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  again: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
  pencil: 'M5 19l1-4L16 5l3 3L9 18z',
  star: 'M12 4l2.4 5.2 5.6.6-4.2 3.8 1.2 5.600L12 16.3 7 19.200l1.2-5.600L4 9.800l5.6-.6z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  wall: 'M3 20V8h4v3h3V8h4v3h3V8h4v12z',
  ring: 'M9 4.500a8 8 0 1 0 6 0',
  tower: 'M6 21V9H5V4h3v2h2V4h4v2h2V4h3v5h-1v12z',
  give: 'M4 15l5-3h4a2 2 0 0 1 0 4h-3M13 15l5-3a2 2 0 0 1 2 3l-7 5H4M8 4h8v6H8z',
  bot: 'M6 9h12v10H6zM12 9V5M12 5h.01M9.500 13.500h.01M14.500 13.500h.01M10 16.500h4M3.500 12v4M20.500 12v4',
  talk: 'M4 5h16v11H11l-5 4v-4H4z',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon(props: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[props.name]} />
    </svg>
  );
}
