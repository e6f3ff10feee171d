import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import { type CountdownOptions, useCountdown } from './useCountdown.ts';

export type CountdownProps = Omit<ComponentProps<'span'>, 'children'> &
  CountdownOptions & {
    /** Renders the text for the remaining steps. @default '3 seconds', in the language of the page */
    children?: (left: number) => ReactNode;
  };

/**
 * Counts down the steps until an automatic action. Screen readers announce the end, not every step. A button needs
 * `useCountdown` instead: the text of a timer is not part of the button's name.
 */
export const Countdown = /* @__PURE__ */ withRef(function Countdown({
  from,
  step,
  onEnd,
  children,
  ...rest
}: CountdownProps) {
  const left = useCountdown({ from, step, onEnd });
  const { secondsLeft } = useLabels();
  return (
    <span role="timer" style={{ fontVariantNumeric: 'tabular-nums' }} {...rest}>
      {children ? children(left) : secondsLeft(left)}
    </span>
  );
});
