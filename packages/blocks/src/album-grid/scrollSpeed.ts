import { useEffect, useState } from 'react';

/** Above this speed (CSS pixels per millisecond; more than a screen per second) users do not look at the covers. */
const FAST = 1.5;
/**
 * A step of this length (CSS pixels) counts as fast even if it took long, so that a slow machine gets no extra work.
 */
const WIDE_STEP = 40;
/** The scroll counts as settled this long after the last fast step (ms). */
const SETTLE_MS = 100;
/** Maximum number of cards notified in one frame. The images of more cards would delay a frame or two. */
const FLUSH_SIZE = 7;

let isScrollingFast = false;
let lastOffset = 0;
let lastTime = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

/** Notifies the cards that were mounted last first, because they are visible or will be visible first. */
function flush(): void {
  if (isScrollingFast) return;
  for (const notify of [...waiting].slice(-FLUSH_SIZE)) {
    waiting.delete(notify);
    notify();
  }
  if (waiting.size > 0) requestAnimationFrame(flush);
}

function settle(): void {
  isScrollingFast = false;
  flush();
}

function handleScroll(): void {
  const [time, offset] = [performance.now(), window.scrollY];
  const step = Math.abs(offset - lastOffset);
  const speed = step / Math.max(1, time - lastTime);
  [lastOffset, lastTime] = [offset, time];
  if (speed <= FAST && step < WIDE_STEP) return;
  isScrollingFast = true;
  clearTimeout(timer);
  timer = setTimeout(settle, SETTLE_MS);
}

let lists = 0;
const LISTENER = { passive: true, capture: true };

/** Measures how fast the page scrolls while a list is mounted. */
export function useScrollSpeed(): void {
  useEffect(() => {
    // The listener runs before the list renders new cards. Measuring after that would cause a second layout.
    if (lists === 0) window.addEventListener('scroll', handleScroll, LISTENER);
    lists += 1;
    return () => {
      lists -= 1;
      if (lists === 0) window.removeEventListener('scroll', handleScroll, LISTENER);
    };
  }, []);
}

/**
 * Returns whether a newly mounted card may load its images. False while the page scrolls fast, because images that
 * leave the viewport before they are decoded cost frames. Once true, it stays true.
 */
export function useScrollSettled(): boolean {
  const [isSettled, setSettled] = useState(() => !isScrollingFast);
  useEffect(() => {
    if (isSettled) return;
    const notify = () => setSettled(true);
    waiting.add(notify);
    if (!isScrollingFast) notify();
    return () => void waiting.delete(notify);
  }, [isSettled]);
  return isSettled;
}
