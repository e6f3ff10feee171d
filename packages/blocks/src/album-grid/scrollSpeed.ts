import { useEffect, useState } from 'react';

/** Above this speed (CSS pixels a millisecond, more than a screen a second) pictures are not looked at. */
const FAST = 1.5;
/** A step so wide (CSS pixels) is fast however long it took: a slow machine is not to get more to do. */
const WIDE_STEP = 40;
/** The scroll has settled so long after the last fast step (ms). */
const SETTLE_MS = 100;
/** How many cards are flushed in one frame: the pictures of more would take a frame or two. */
const FLUSH_SIZE = 7;

let isScrollingFast = false;
let lastOffset = 0;
let lastTime = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

/** The cards that came last are visible, or will be first. */
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
    // Before the list draws new cards: measuring after that would lay the page out twice.
    if (lists === 0) window.addEventListener('scroll', handleScroll, LISTENER);
    lists += 1;
    return () => {
      lists -= 1;
      if (lists === 0) window.removeEventListener('scroll', handleScroll, LISTENER);
    };
  }, []);
}

/**
 * Returns whether a card that has just been mounted may load its pictures: false while the page scrolls fast, because
 * pictures that scroll out before they are decoded cost frames. Once true it stays true.
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
