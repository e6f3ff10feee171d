import { setImmediate } from 'node:timers/promises';

/**
 * Reads once for all callers that ask for the same id in one turn of the event loop or while an earlier read is
 * pending: the fifty pictures of a screen share one session. The read starts after the last caller has asked, so that
 * no caller gets an outdated value.
 */
export function coalesce<Found>(read: (id: string) => Promise<Found>): (id: string) => Promise<Found> {
  /** Settles with its read, successful or not. */
  const reading = new Map<string, Promise<void>>();
  const waiting = new Map<string, Promise<Found>>();

  function begin(id: string): Promise<Found> {
    waiting.delete(id);
    const found = read(id);
    const over = () => void reading.delete(id);
    reading.set(id, found.then(over, over));
    return found;
  }

  async function wait(id: string): Promise<Found> {
    await reading.get(id);
    // Callers whose read has just ended may ask again in this turn.
    await setImmediate();
    return begin(id);
  }

  return (id) => {
    const known = waiting.get(id);
    if (known) return known;
    const found = wait(id);
    waiting.set(id, found);
    return found;
  };
}
