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

/** The smallest candidate that is sharp at `wanted` device pixels across, or the largest there is. */
export function bestCandidate(candidates: readonly Candidate[], wanted: number): Candidate | undefined {
  return candidates.find((candidate) => candidate.width >= wanted) ?? candidates[candidates.length - 1];
}
