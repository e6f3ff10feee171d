/** Frames in which a photo is first seen; what only follows from a turned page is left for after them. */
export const FIRST_SEEN = 2;

/** Calls `work` when so many frames have been painted; what it returns takes that back. */
export function afterFrames(count: number, work: () => void): () => void {
  let left = count;
  let frame = requestAnimationFrame(function wait() {
    if (left === 0) {
      work();
      return;
    }
    left -= 1;
    frame = requestAnimationFrame(wait);
  });
  return () => cancelAnimationFrame(frame);
}
