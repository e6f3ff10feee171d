/**
 * Where the decoder's program is, the one place that knows: the source beside this file in development and
 * tests (Node strips the types), or `media-worker.js` beside the bundle.
 */
export function workerUrl(here: string = import.meta.url): URL {
  return new URL(here.endsWith('.ts') ? './worker.ts' : './media-worker.js', here);
}
