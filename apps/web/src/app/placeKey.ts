/** Handle of the routes whose lists note their own place (`usePlace`). */
export const KEEPS_PLACE = { keepsPlace: true };

/**
 * The key by which the router remembers a page's scroll position: its history entry, or a new key each time where the
 * list restores its own position. The router restores when React finds the time, which may be after the list has.
 */
export function placeKey({ key }: { key: string }, matches: readonly { handle: unknown }[]): string {
  return matches.some(({ handle }) => handle === KEEPS_PLACE) ? `${key} ${Math.random()}` : key;
}
