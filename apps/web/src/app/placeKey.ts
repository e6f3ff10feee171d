/** Handle of the routes whose lists record their own scroll position (`usePlace`). */
export const KEEPS_PLACE = { keepsPlace: true };

/**
 * The key by which the router remembers a page's scroll position: its history entry, or a new key each time where the
 * list restores its own position. The router may restore after the list has.
 */
export function placeKey({ key }: { key: string }, matches: readonly { handle: unknown }[]): string {
  return matches.some(({ handle }) => handle === KEEPS_PLACE) ? `${key} ${Math.random()}` : key;
}
