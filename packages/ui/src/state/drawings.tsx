const frame = {
  viewBox: '0 0 112 84',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** An empty open album. */
export function EmptyAlbumDrawing({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" {...frame} className={className}>
      <path d="M56 20C46 13 31 12 14 14v52c17-2 32-1 42 6 10-7 25-8 42-6V14c-17-2-32-1-42 6z" />
      <path d="M56 20v52" />
      <path d="M24 28h20v16H24zM24 52h14" strokeDasharray="3 4" />
      <path d="M68 28h20v16H68zM68 52h14" strokeDasharray="3 4" />
    </svg>
  );
}

/** A photo with a loose corner. */
export function BrokenDrawing({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" {...frame} className={className}>
      <path d="M24 16h64v52H24z" strokeDasharray="3 4" />
      <path d="M33 30l48-9 8 42-48 9z" />
      <path d="M39 58l12-14 9 8 8-12 14 15" />
      <circle cx="48" cy="37" r="4" />
    </svg>
  );
}
