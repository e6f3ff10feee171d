/** Calls `work` once `count` frames have been painted; the return value cancels that. */
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
