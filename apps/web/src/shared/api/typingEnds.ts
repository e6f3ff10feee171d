/** Milliseconds without typing until the server is asked. */
const SETTLES_MS = 250;

/** Resolves when the user has stopped typing; rejects when `signal` is aborted by the next letter. */
export function typingEnds(signal: AbortSignal, ms = SETTLES_MS): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
