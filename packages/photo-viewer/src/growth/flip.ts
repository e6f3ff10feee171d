/** Duration in milliseconds of a tile that grows into the viewer (visual language). */
const DURATION = 320;
const EASING = 'cubic-bezier(0.2, 0, 0, 1)';

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Moves the photo between its tile and its own place; of a cropped tile, the visible part grows. */
export function flip(job: {
  root: HTMLElement;
  frame: HTMLElement;
  tile: Rect;
  direction: 'open' | 'close';
}): Promise<unknown> | undefined {
  const { root, frame, tile, direction } = job;
  const rect = frame.getBoundingClientRect();
  if (typeof frame.animate !== 'function' || rect.width === 0 || tile.width === 0) return undefined;
  const scale = Math.max(tile.width / rect.width, tile.height / rect.height);
  const x = middle(tile.x, tile.width) - middle(rect.x, rect.width);
  const y = middle(tile.y, tile.height) - middle(rect.y, rect.height);
  const small = { translate: `${x}px ${y}px`, scale: String(scale), clipPath: clip(rect, tile, scale) };
  const large = { translate: '0px 0px', scale: '1', clipPath: 'inset(0px 0px)' };
  const timing = {
    duration: DURATION,
    easing: EASING,
    fill: 'both',
    direction: direction === 'open' ? 'normal' : 'reverse',
  } as const;
  const animations = [
    root.animate([{ opacity: 0 }, { opacity: 1 }], timing),
    frame.animate([small, large], timing),
  ];
  const finished = Promise.all(animations.map((animation) => animation.finished));
  // An open viewer needs no animation any more; a closed one was removed with its own.
  if (direction === 'open')
    finished
      .then(() => {
        for (const animation of animations) animation.cancel();
      })
      .catch(() => {});
  return finished;
}

/** Clips the part of the frame that lies outside the tile at that scale, in the frame's own pixels. */
function clip(rect: Rect, tile: Rect, scale: number): string {
  const outside = (whole: number, part: number) => Math.max(0, (whole * scale - part) / 2 / scale);
  return `inset(${outside(rect.height, tile.height)}px ${outside(rect.width, tile.width)}px)`;
}

function middle(start: number, length: number): number {
  return start + length / 2;
}
