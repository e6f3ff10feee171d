/** A move of an item by one position, or to an end of the list. */
export type ArrangeStep = 'top' | 'up' | 'down' | 'bottom';

/** Returns the index that a step leads to. */
export function indexAfter(step: ArrangeStep, index: number, length: number): number {
  const goals: Record<ArrangeStep, number> = {
    top: 0,
    up: index - 1,
    down: index + 1,
    bottom: length - 1,
  };
  return Math.min(Math.max(goals[step], 0), length - 1);
}
