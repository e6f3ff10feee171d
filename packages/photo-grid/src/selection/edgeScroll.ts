/** Spec §9: lists scroll by themselves within 60 px of an edge, 15 px every 30 ms. */
const EDGE = 60;
const STEP = 15;
export const EDGE_INTERVAL = 30;
/** At the very edge and beyond, the step is this many times larger. */
const FASTEST = 3;

/** Pixels to scroll for one interval while the pointer is at `y` of a view `height` high; 0 away from the edges. */
export function edgeScroll(y: number, height: number): number {
  const into = y < EDGE ? y - EDGE : Math.max(0, y - (height - EDGE));
  if (into === 0) return 0;
  const share = Math.min(1, Math.abs(into) / EDGE);
  return Math.sign(into) * Math.round(STEP * (1 + share * (FASTEST - 1)));
}
