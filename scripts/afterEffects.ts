/**
 * React runs effects in a later turn than the one that shows their page, when the machine is slow. A test that
 * waited for an element also expects the result of its effects: this wraps Testing Library's waits so that they end
 * some turns later.
 */
export function afterEffects<Wait extends (cb: () => Promise<unknown>) => Promise<unknown>>(wait: Wait) {
  const patient = (cb: () => Promise<unknown>) =>
    wait(async () => {
      const found = await cb();
      for (let turn = 0; turn < TURNS; turn++) await nextTurn();
      return found;
    });
  return patient as Wait;
}

/** React gives its turn back every 5 ms; effects are the next one, and what they set the one after it. */
const TURNS = 3;

// As they are now: a test that stops the clock does not stop React, which took them at its start as well.
const { setImmediate: immediate, MessageChannel: Channel } = globalThis;

/** A turn of the queue that React itself waits in, behind what it has put there. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof immediate === 'function') return void immediate(resolve);
    const { port1, port2 } = new Channel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
