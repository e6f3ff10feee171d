import type { OrganizerStep } from '../album-organizer/index.ts';

/** Returns the index that a step leads to. */
export function indexAfter(step: OrganizerStep, index: number, length: number): number {
  const goals: Record<OrganizerStep, number> = {
    top: 0,
    up: index - 1,
    down: index + 1,
    bottom: length - 1,
  };
  return Math.min(Math.max(goals[step], 0), length - 1);
}

/** Returns the list with one item moved to another index. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
