import type { OrganizerStep } from '@xiangji/blocks';

/** Where a button of the order manager moves a row. */
export function placeAfter(step: OrganizerStep, index: number, length: number): number {
  const places: Record<OrganizerStep, number> = {
    top: 0,
    up: index - 1,
    down: index + 1,
    bottom: length - 1,
  };
  return Math.min(Math.max(places[step], 0), length - 1);
}

/** The list with one item moved to another position. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}
