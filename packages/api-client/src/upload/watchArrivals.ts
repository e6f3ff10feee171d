import type { UploadQueue } from './createUploadQueue.ts';

/** Delay until the first refresh, and the interval between further refreshes (ms). */
const FIRST_MS = 500;
const MIN_INTERVAL_MS = 4_000;

/**
 * Calls `refresh` while photos are stored: soon after the first one, then at a regular interval for any number of
 * photos, and after the last one. Returns a function that stops this.
 */
export function watchArrivals(
  queue: Pick<UploadQueue, 'subscribe' | 'getSnapshot'>,
  refresh: () => void,
): () => void {
  let shown = queue.getSnapshot().count.completion;
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const { completion } = queue.getSnapshot().count;
    // A new upload starts to count at 0.
    shown = Math.min(shown, completion);
    if (completion === shown || timer !== undefined) return;
    const rest = last + MIN_INTERVAL_MS - performance.now();
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
