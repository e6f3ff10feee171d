import { setImmediate } from 'node:timers/promises';

/**
 * Asks once for all who ask for the same in one turn of the event loop: the fifty pictures of a screen come with one
 * session. What they get is read after the last of them has asked, so that none is told what is no longer so.
 */
export function inOneTurn<Found>(read: (id: string) => Promise<Found>): (id: string) => Promise<Found> {
  const asked = new Map<string, Promise<Found>>();
  return (id) => {
    const known = asked.get(id);
    if (known) return known;
    const found = setImmediate().then(() => {
      asked.delete(id);
      return read(id);
    });
    asked.set(id, found);
    return found;
  };
}
