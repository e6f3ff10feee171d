import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

/** A press held this long plays, in milliseconds; a shorter one belongs to pan and double tap. */
const HOLD = 300;
/** Movement that makes a press a drag, in pixels. */
const SLACK = 6;

/** Plays a live photo's movie over its still: once when it is opened, then whenever it is asked for. */
export function useLiveMovie(movie: string | undefined) {
  const video = useRef<HTMLVideoElement>(null);
  const press = useRef<{ timer: number; x: number; y: number } | undefined>(undefined);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState<string>();
  const usable = movie !== undefined && failed !== movie;

  const play = useCallback(() => {
    const element = video.current;
    if (!element) return;
    element.currentTime = 0;
    // A browser may refuse to play unasked: the still is there all the same.
    element.play()?.catch(() => setPlaying(false));
  }, []);
  const letGo = useCallback(() => {
    window.clearTimeout(press.current?.timer);
    press.current = undefined;
  }, []);

  useEffect(() => {
    if (!usable) return;
    if (!window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) play();
    return letGo;
  }, [usable, play, letGo]);

  const hold = {
    onPointerDown(event: PointerEvent) {
      const timer = window.setTimeout(play, HOLD);
      press.current = { timer, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent) {
      const start = press.current;
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
  const on = {
    onPlaying: () => setPlaying(true),
    onEnded: () => setPlaying(false),
    onPause: () => setPlaying(false),
    onError() {
      setPlaying(false);
      setFailed(movie);
    },
  };
  return { usable, playing, play, hold: usable ? hold : undefined, video: { ref: video, ...on } };
}
