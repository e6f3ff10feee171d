import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import { type CountdownOptions, useCountdown } from './useCountdown.ts';

export type CountdownProps = Omit<ComponentProps<'span'>, 'children'> &
  CountdownOptions & {
    /** The text around the number. @default '3 秒' */
    children?: (left: number) => ReactNode;
  };

/** Steps left before something happens automatically. Announced at its end, not at every step. */
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
