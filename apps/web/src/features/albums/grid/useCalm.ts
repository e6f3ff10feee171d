import { useEffect, useState } from 'react';

/** Faster than this (CSS pixels a millisecond, more than a screen a second) nobody looks at a picture. */
const HURRY = 1.5;
/** A step so wide (CSS pixels) is a hurry however long it took: a machine that is late is not to get more to do. */
const WIDE_STEP = 40;
/** Without such a step for so long (ms) the page is calm. */
const REST_MS = 100;
/** As many are told in one go: their pictures together would take a frame or two. */
const AT_ONCE = 7;

let hurrying = false;
let place = 0;
let moment = 0;
let rest: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

/** The last that came are in sight, or will be first. */
function tellSome(): void {
  if (hurrying) return;
  for (const tell of [...waiting].slice(-AT_ONCE)) {
    waiting.delete(tell);
    tell();
  }
  if (waiting.size > 0) requestAnimationFrame(tellSome);
}

function calmDown(): void {
  hurrying = false;
  tellSome();
}

function note(): void {
  const [now, at] = [performance.now(), window.scrollY];
  const step = Math.abs(at - place);
  const speed = step / Math.max(1, now - moment);
  [place, moment] = [at, now];
  if (speed <= HURRY && step < WIDE_STEP) return;
  hurrying = true;
  clearTimeout(rest);
  rest = setTimeout(calmDown, REST_MS);
}

let lists = 0;
const WATCHING = { passive: true, capture: true };

/** Watches how fast the page scrolls, as long as a list stands that wants to know. */
export function useWatchedScroll(): void {
  useEffect(() => {
    // Before the list draws what came into sight: measuring after it would lay the page out twice.
    if (lists === 0) window.addEventListener('scroll', note, WATCHING);
    lists += 1;
    return () => {
      lists -= 1;
      if (lists === 0) window.removeEventListener('scroll', note, WATCHING);
    };
  }, []);
}

/**
 * Whether what has just come into sight may fetch and show its pictures. False while the list flies past: pictures that
 * are gone before they are decoded cost the frames of those that stay. Once true it stays true.
 */
export function useCalm(): boolean {
  const [calm, setCalm] = useState(() => !hurrying);
  useEffect(() => {
    if (calm) return;
    const tell = () => setCalm(true);
    waiting.add(tell);
    if (!hurrying) tell();
    return () => void waiting.delete(tell);
  }, [calm]);
  return calm;
}
