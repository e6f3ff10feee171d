/** Animations and transitions that are still running, except endless ones such as a spinner's. */
const running = (): Animation[] =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime) < Infinity,
    );

export const runningAnimations = (): number => running().length;

/** Whether the element, or one around it, is being animated. */
export const isAnimated = (element: Element): boolean =>
  running().some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element));
