import { useEffect, useState } from 'react';

/** Faster than this (CSS pixels a millisecond, more than a screen a second) nobody looks at a picture. */
const HURRY = 1.5;
/** Without a step for so long (ms) the page stands. */
const REST_MS = 100;

let hurrying = false;
let place = 0;
let moment = 0;
let rest: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function setHurrying(next: boolean): void {
  hurrying = next;
  if (next) return;
  for (const tell of [...waiting]) tell();
}

function note(): void {
  const [now, at] = [performance.now(), window.scrollY];
  const speed = Math.abs(at - place) / Math.max(1, now - moment);
  [place, moment] = [at, now];
  setHurrying(speed > HURRY);
  clearTimeout(rest);
  rest = setTimeout(() => setHurrying(false), REST_MS);
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
