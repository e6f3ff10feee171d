import type { UploadQueue } from './createUploadQueue.ts';

/** The first photos are shown soon; then the lists reload this often, milliseconds. */
const FIRST_MS = 500;
const AGAIN_MS = 4_000;

/** Calls `refresh` while photos land: soon after the first, then at a steady pace however many land, and after the last. */
export function watchArrivals(
  queue: Pick<UploadQueue, 'subscribe' | 'getSnapshot'>,
  refresh: () => void,
): () => void {
  let shown = queue.getSnapshot().count.completion;
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const { completion } = queue.getSnapshot().count;
    // A new round counts from the beginning.
    shown = Math.min(shown, completion);
    if (completion === shown || timer !== undefined) return;
    const rest = last + AGAIN_MS - performance.now();
    timer = setTimeout(
      () => {
        timer = undefined;
        last = performance.now();
        shown = queue.getSnapshot().count.completion;
        refresh();
      },
      Math.max(rest, FIRST_MS),
    );
  };
  const leave = queue.subscribe(look);
  return () => {
    leave();
    clearTimeout(timer);
  };
}
