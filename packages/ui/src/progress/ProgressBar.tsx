import { Progress } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import { bar, track } from './Progress.css.ts';

export type ProgressBarProps = Omit<ComponentProps<typeof Progress.Root>, 'value' | 'max' | 'children'> & {
  /** The accessible name, which names the running process. */
  label: string;
  /** Progress from 0 to 1; null while it is unknown. */
  value: number | null;
  /** The meaning, which determines the colour. Use `inverse` on dark surfaces. @default 'accent' */
  tone?: 'accent' | 'critical' | 'inverse';
};

/** A bar that shows the progress of a process. */
export const ProgressBar = /* @__PURE__ */ withRef(function ProgressBar({
  label,
  value,
  tone = 'accent',
  className,
  ...rest
}: ProgressBarProps) {
  const { percent } = useLabels();
  const done = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Progress.Root
      aria-label={label}
      value={done}
      max={100}
      getValueLabel={(now) => percent(now)}
      data-tone={tone}
      className={classNames(track, className)}
      {...rest}
    >
      <Progress.Indicator className={bar} style={done === null ? undefined : { width: `${done}%` }} />
    </Progress.Root>
  );
});
