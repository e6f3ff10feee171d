import type { CDPSession } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Touches as the browser itself sends them, so that every library receives the events that it listens to. */
async function gesture(session: CDPSession, moves: readonly (readonly Point[])[]): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  await send('touchStart', moves[0] ?? []);
  for (const points of moves.slice(1)) await send('touchMove', points);
  await send('touchEnd', []);
}

/** Two fingers move apart or together around `middle`, in pixels of each from there. */
export function pinch(
  session: CDPSession,
  middle: Point,
  options: { from: number; to: number; steps: number },
) {
  const { from, to, steps } = options;
  return gesture(
    session,
    Array.from({ length: steps }, (_, step) => {
      const away = from + ((to - from) * step) / (steps - 1);
      return [
        { x: middle.x - away, y: middle.y },
        { x: middle.x + away, y: middle.y },
      ];
    }),
  );
}

/** One finger circles around `middle`, twice. */
export function pan(session: CDPSession, middle: Point, options: { reach: number; steps: number }) {
  const { reach, steps } = options;
  return gesture(
    session,
    Array.from({ length: steps }, (_, step) => {
      const turn = (step / steps) * Math.PI * 4;
      return [{ x: middle.x + Math.sin(turn) * reach, y: middle.y + (Math.cos(turn) - 1) * reach }];
    }),
  );
}
