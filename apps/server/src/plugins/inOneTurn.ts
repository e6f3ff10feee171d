import { setImmediate } from 'node:timers/promises';

/**
 * Asks once for all who ask for the same while the answer before is on its way, or in one turn of the event loop: the
 * fifty pictures of a screen come with one session. What they get is read after the last of them has asked, so that none
 * is told what is no longer so.
 */
export function inOneTurn<Found>(read: (id: string) => Promise<Found>): (id: string) => Promise<Found> {
  /** Ends as the read does, whether there was an answer or not. */
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
    // Those whose answer has just come ask for more in this turn.
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
