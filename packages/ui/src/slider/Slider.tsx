import { Slider as Radix } from 'radix-ui';
import { type ComponentProps, useId, useState } from 'react';
import { classNames } from '../classNames.ts';
import { label as labelText } from '../field/Field.css.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Slider.css.ts';

export type SliderProps = Omit<
  ComponentProps<typeof Radix.Root>,
  'value' | 'defaultValue' | 'onValueChange' | 'onValueCommit' | 'children' | 'asChild' | 'onChange'
> & {
  label: string;
  hideLabel?: boolean;
  value?: number;
  defaultValue?: number;
  /** While it moves. */
  onChange?: (value: number) => void;
  /** When it is let go of: the moment to send something. */
  onCommit?: (value: number) => void;
  /** The value in words, for eye and ear; the bare number where absent. */
  valueText?: (value: number) => string;
};

/** A value between two ends, where the exact number matters less than the place. */
export function Slider(props: SliderProps) {
  const { label, hideLabel = false, value, defaultValue, onChange, onCommit, valueText, ...others } = props;
  const { className, min = 0, ...rest } = others;
  const [own, setOwn] = useState(defaultValue ?? min);
  const id = useId();
  const now = value ?? own;
  const words = valueText?.(now) ?? String(now);
  const title = (
    <span id={id} className={labelText}>
      {label}
    </span>
  );
  return (
    <div>
      <div className={css.head}>
        {hideLabel ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        {hideLabel ? null : (
          <span className={css.reading} aria-hidden="true">
            {words}
          </span>
        )}
      </div>
      <Radix.Root
        min={min}
        value={[now]}
        onValueChange={([next = min]) => {
          setOwn(next);
          onChange?.(next);
        }}
        onValueCommit={([next = min]) => onCommit?.(next)}
        className={classNames(css.root, className)}
        {...rest}
      >
        <Radix.Track className={css.track}>
          <Radix.Range className={css.range} />
        </Radix.Track>
        <Radix.Thumb className={css.thumb} aria-labelledby={id} aria-valuetext={words} />
      </Radix.Root>
    </div>
  );
}
