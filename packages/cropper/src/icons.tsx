const paths = {
  zoomIn: 'M12 5v14M5 12h14',
  zoomOut: 'M5 12h14',
  rotate: 'M19 12a7 7 0 1 1-2.2-5.1M19.5 3v4.5H15',
  flip: 'M12 3v18M9 7L4 17h5zM15 7l5 10h-5z',
  reset: 'M5 12a7 7 0 1 0 2.2-5.1M4.5 3v4.5H9',
} as const;

export type IconName = keyof typeof paths;

/** A line icon of the cropper's own buttons; the button's label says what it does. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
