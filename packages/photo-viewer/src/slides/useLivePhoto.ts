import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../growth/useGrowth.ts';

/** A press held this long (ms) plays; a shorter one belongs to pan and double tap. */
const HOLD_MS = 300;
/** Pixels that make a press a drag. */
const SLOP = 6;

/** Plays the movie of a live photo: once when it is opened, then on request. A movie that cannot be played is left out. */
export function useLivePhoto(source: string | undefined) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const [isPlaying, setIsPlaying] = useState(false);
  const [failed, setFailed] = useState<string>();
  const movie = failed === source ? undefined : source;

  const play = useCallback(() => {
    const { current: video } = videoRef;
    if (!video) return;
    video.currentTime = 0;
    // A browser may refuse to play without a press: the still is shown then.
    video.play()?.catch(() => setIsPlaying(false));
  }, []);
  const release = useCallback(() => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  }, []);
  useEffect(() => {
    if (!movie) return;
    if (!prefersReducedMotion()) play();
    return () => {
      setIsPlaying(false);
      release();
    };
  }, [movie, play, release]);

  return {
    movie,
    isPlaying,
    play,
    holdHandlers: {
      onPointerDown({ clientX: x, clientY: y }: PointerEvent) {
        release();
        press.current = { timer: setTimeout(play, HOLD_MS), x, y };
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const { current: start } = press;
        if (start && Math.hypot(clientX - start.x, clientY - start.y) > SLOP) release();
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
    videoProps: {
      ref: videoRef,
      onPlaying: () => setIsPlaying(true),
      onEnded: () => setIsPlaying(false),
      onPause: () => setIsPlaying(false),
      onError: () => setFailed(source),
    },
  };
}
