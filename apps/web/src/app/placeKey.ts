/** Handle of the routes whose lists note their own place (`usePlace`). */
export const KEEPS_PLACE = { keepsPlace: true };

/**
 * By what the router remembers how far a page was scrolled: by its history entry, and never again where the list keeps
 * its own place. The router restores when React finds the time, and that may be after the list has.
 */
export function placeKey({ key }: { key: string }, matches: readonly { handle: unknown }[]): string {
  return matches.some(({ handle }) => handle === KEEPS_PLACE) ? `${key} ${Math.random()}` : key;
}
