/**
 * Address of the decoder's program: the source next to this file in development and tests (Node strips the types), or
 * `media-worker.js` next to the bundle.
 */
export function workerUrl(here: string = import.meta.url): URL {
  return new URL(here.endsWith('.ts') ? './worker.ts' : './media-worker.js', here);
}
