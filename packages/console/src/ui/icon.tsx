/** Paths of the icons on a grid of 20 by 20, drawn with a stroke of the current colour. */
const paths = {
  workflow: "M4 4h5v4H4zM11 12h5v4h-5zM6.5 8v3a3 3 0 0 0 3 3H11",
  execution: "M6 3h6l3 3v11H6zM12 3v3h3M8.5 10h4M8.5 13h4",
  review: "M3.5 10.5 8 15l8.5-9.5",
  upload: "M10 13V4M6 8l4-4 4 4M4 13v3h12v-3",
  batch: "M4 7.5 10 4l6 3.5L10 11zM4 10.5l6 3.5 6-3.5M4 13.5 10 17l6-3.5",
  key: "M12.5 11.5a4 4 0 1 0-3.4-1.9L4 14.7V17h2.5v-2H8.5v-2l1.2-1.2a4 4 0 0 0 2.8-.3zM13 7h.01",
  send: "M16.5 3.5 3.5 8.8l5.4 2.3 2.3 5.4zM8.9 11.1l3.4-3.4",
  usage: "M4 16V9M8.5 16V4M13 16v-5M17 16H3",
  model: "M10 3l1.7 4.3L16 9l-4.3 1.7L10 15l-1.7-4.3L4 9l4.3-1.7zM15.5 14v3M14 15.5h3",
  organization: "M4 17V5l6-2v14M10 8h6v9M3 17h14M6.5 8h1M6.5 11h1M12.5 11h1M12.5 14h1",
  user: "M10 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4.5 17a5.5 5.5 0 0 1 11 0",
  audit: "M5 3h10v14H5zM8 7h4M8 10h4M8 13h2",
  system: "M4 4h12v5H4zM4 11h12v5H4zM7 6.5h.01M7 13.5h.01",
  "sign-out": "M8 4H4v12h4M12 6.5l3.5 3.5-3.5 3.5M15.5 10H8",
  menu: "M3 5.5h14M3 10h14M3 14.5h14",
  more: "M5 10h.01M10 10h.01M15 10h.01",
  add: "M10 4v12M4 10h12",
  close: "M5 5l10 10M15 5 5 15",
  search: "M9 14A5 5 0 1 0 9 4a5 5 0 0 0 0 10zM12.7 12.7 16.5 16.5",
  edit: "M4 16l.8-3.3L13 4.5l2.5 2.5-8.2 8.2zM11.5 6 14 8.5",
  delete: "M4 6h12M8 6V4h4v2M6 6l.7 10.5h6.6L14 6M8.6 9v5M11.4 9v5",
  copy: "M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4",
  download: "M10 4v9M6 9l4 4 4-4M4 16h12",
  retry: "M15.5 8A6 6 0 1 0 16 11M16 4v4h-4",
  "chevron-left": "M12 4.5 6.5 10l5.5 5.5",
  "chevron-right": "M8 4.5l5.5 5.5L8 15.5",
  "chevron-down": "M4.5 7.5 10 13l5.5-5.5",
  up: "M10 16V4M5 9l5-5 5 5",
  down: "M10 4v12M5 11l5 5 5-5",
  undo: "M7 4 3.5 7.5 7 11M3.5 7.5H12a4.5 4.5 0 0 1 0 9H9",
  redo: "M13 4l3.5 3.5L13 11M16.5 7.5H8a4.5 4.5 0 0 0 0 9h3",
  "zoom-in": "M9 14A5 5 0 1 0 9 4a5 5 0 0 0 0 10zM12.7 12.7 16.5 16.5M9 7v4M7 9h4",
  "zoom-out": "M9 14A5 5 0 1 0 9 4a5 5 0 0 0 0 10zM12.7 12.7 16.5 16.5M7 9h4",
  file: "M5.5 3h6l3 3v11h-9zM11.5 3v3h3",
  table: "M3.5 4.5h13v11h-13zM3.5 8.5h13M8.5 8.5v7",
  warning: "M10 3.5 17.5 16h-15zM10 8v4M10 14h.01",
  failure: "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM7.5 7.5l5 5M12.5 7.5l-5 5",
  success: "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM6.8 10.3l2.2 2.2 4.2-4.6",
  clock: "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 6v4l2.7 1.8",
  theme: "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 3v14M10 6l4.5-1.5M10 10h7M10 14l4.5 1.5",
  help: "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM8 8a2 2 0 1 1 2.9 1.8c-.6.3-.9.7-.9 1.4M10 13.7h.01",
  external: "M8 5H4.5v10.5H15V12M11 4h5v5M16 4l-7 7",
} as const

/** The name of an icon. */
export type IconName = keyof typeof paths

/** Draws an icon in the size of the text. It is hidden from screen readers, so its meaning must also be given in words. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
