import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './Progress.css.ts';

export type ProgressRingProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The accessible name, which names the running process. */
  label: string;
  /** Progress from 0 to 1. */
  value: number;
  /** Diameter in px. @default 40 */
  size?: number;
  /** Shows the percentage inside the ring. Use it for sizes of 36 px and more. */
  showValue?: boolean;
};

const STROKE_WIDTH = 3;

/** A small ring that shows the progress of a process. */
export const ProgressRing = /* @__PURE__ */ withRef(function ProgressRing({
  label,
  value,
  size = 40,
  showValue = false,
  className,
  ...rest
}: ProgressRingProps) {
  const part = Math.min(1, Math.max(0, value));
  const done = Math.round(part * 100);
  const radius = (size - STROKE_WIDTH) / 2;
  const length = 2 * Math.PI * radius;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: STROKE_WIDTH };
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={done}
      className={classNames(css.ring, className)}
      {...rest}
    >
      <svg width={size} height={size} className={css.ringDrawing} aria-hidden="true">
        <circle {...circle} className={css.ringTrack} />
        <circle
          {...circle}
          className={css.ringBar}
          strokeLinecap="round"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - part)}
        />
      </svg>
      {showValue ? <span className={css.ringText} data-value={done} /> : null}
    </div>
  );
});
