/** A picture that is here sooner needs nothing in its place, ms. */
const PATIENCE_MS = 120;
/** Told in one go: each costs a picture of its own, milliseconds while the code that makes it is cold. */
const AT_ONCE = 2;
/** Where a browser cannot tell when it is idle, ms. */
const BETWEEN_MS = 16;

const waiting = new Set<() => void>();
let isDue = false;

function whenIdle(tell: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(tell);
  else setTimeout(tell, BETWEEN_MS);
}

function tellSome(): void {
  for (const tell of [...waiting].slice(0, AT_ONCE)) {
    waiting.delete(tell);
    tell();
  }
  isDue = waiting.size > 0;
  if (isDue) whenIdle(tellSome);
}

/** Tells when there is time for what is only nice to have; returns how to take the wish back. */
export function whenCalm(tell: () => void): () => void {
  waiting.add(tell);
  if (!isDue) {
    isDue = true;
    setTimeout(whenIdle, PATIENCE_MS, tellSome);
  }
  return () => void waiting.delete(tell);
}
