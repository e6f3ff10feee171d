/** A picture that loads sooner needs no placeholder, milliseconds. */
const PATIENCE_MS = 120;
/** Callbacks of one idle period: each makes a picture, which takes milliseconds while its code is cold. */
const AT_ONCE = 2;
/** Delay where a browser has no idle callbacks, milliseconds. */
const FALLBACK_DELAY_MS = 16;

const waiting = new Set<() => void>();
let isScheduled = false;

function requestIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run, FALLBACK_DELAY_MS);
}

function runSome(): void {
  for (const callback of [...waiting].slice(0, AT_ONCE)) {
    waiting.delete(callback);
    callback();
  }
  isScheduled = waiting.size > 0;
  if (isScheduled) requestIdle(runSome);
}

/** Calls back when the browser is idle, in small batches; returns a function that cancels. */
export function whenIdle(callback: () => void): () => void {
  waiting.add(callback);
  if (!isScheduled) {
    isScheduled = true;
    setTimeout(requestIdle, PATIENCE_MS, runSome);
  }
  return () => void waiting.delete(callback);
}
