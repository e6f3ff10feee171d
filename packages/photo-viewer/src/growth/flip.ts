/** The design's time for a tile growing into the viewer, in milliseconds. */
const GROW = 320;
const EASING = 'cubic-bezier(0.2, 0, 0, 1)';

/** Moves the photo between its tile's place and its own; a tile that shows a part of it lets that part grow. */
export function flip(job: {
  root: HTMLElement;
  frame: HTMLElement;
  from: DOMRect;
  way: 'open' | 'close';
}): Promise<unknown> | undefined {
  const { root, frame, from, way } = job;
  const now = frame.getBoundingClientRect();
  if (typeof frame.animate !== 'function' || now.width === 0 || from.width === 0) return undefined;
  const scale = Math.max(from.width / now.width, from.height / now.height);
  const x = middle(from.left, from.width) - middle(now.left, now.width);
  const y = middle(from.top, from.height) - middle(now.top, now.height);
  const small = { translate: `${x}px ${y}px`, scale: String(scale), clipPath: clip(now, from, scale) };
  const large = { translate: '0px 0px', scale: '1', clipPath: 'inset(0px 0px)' };
  const direction = way === 'open' ? 'normal' : 'reverse';
  const timing = { duration: GROW, easing: EASING, fill: 'both', direction } as const;
  const moves = [
    root.animate([{ opacity: 0 }, { opacity: 1 }], timing),
    frame.animate([small, large], timing),
  ];
  const ended = Promise.all(moves.map((move) => move.finished));
  // What is open needs no animation any more; what is closed is gone with its own.
  if (way === 'open') ended.then(() => moves.map((move) => move.cancel())).catch(() => {});
  return ended;
}

/** What of the frame lies outside the tile while it is that small, in the frame's own pixels. */
function clip(now: DOMRect, from: DOMRect, scale: number): string {
  const beyond = (whole: number, part: number) => Math.max(0, (whole * scale - part) / 2 / scale);
  return `inset(${beyond(now.height, from.height)}px ${beyond(now.width, from.width)}px)`;
}

function middle(start: number, length: number): number {
  return start + length / 2;
}
