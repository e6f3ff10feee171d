import type { ViewerItem } from '../items.ts';

/** A picture that could be shown: how wide it is in its own pixels, and where it is. */
export type Candidate = { width: number; url: string };

/** A still picture's candidates, smallest first; the full size last. A GIF only moves in its source. */
export function candidatesOf(item: ViewerItem): Candidate[] {
  const thumbnails = item.thumbnails
    .map(([width, url]) => ({ width, url }))
    .toSorted((a, b) => a.width - b.width);
  if (item.type === 2 || !item.source) return thumbnails;
  const largest = thumbnails[thumbnails.length - 1]?.width ?? 0;
  return [...thumbnails, { width: Math.max(item.width, largest), url: item.source }];
}

/** Of the width that is sharp, what does for a photo that is passed at once. */
const PASSING = 1 / 3;

/** How wide the picture of a photo has to be that is seen at `pixels` across; a lighter one while it is only passed. */
export function neededWidth(pixels: number, passing: boolean): number {
  const density = typeof devicePixelRatio === 'number' ? devicePixelRatio : 1;
  return pixels * density * (passing ? PASSING : 1);
}

/** The smallest candidate that is sharp at `wanted` device pixels across, or the largest there is. */
export function bestCandidate(candidates: readonly Candidate[], wanted: number): Candidate | undefined {
  return candidates.find((candidate) => candidate.width >= wanted) ?? candidates[candidates.length - 1];
}
