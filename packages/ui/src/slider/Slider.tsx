import { type ComponentProps, type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import { label as labelText } from '../field/Field.css.ts';
import { withRef } from '../react-18/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Slider.css.ts';

const MAX = 100;
const PERCENT = 100;

export type SliderProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'children'
> & {
  /** The accessible name, which names the quantity. */
  label: string;
  /** Hides the label and the value visually. Screen readers still read them. @default false */
  hideLabel?: boolean;
  /** The lowest value. @default 0 */
  min?: number;
  /** The highest value. @default 100 */
  max?: number;
  /** The value. Makes the component controlled. */
  value?: number;
  /** The initial value. @default `min` */
  defaultValue?: number;
  /** Called with the value while the slider moves. */
  onValueChange?: (value: number) => void;
  /** Called with the value at the end of a move. Use it to send the value to a server. */
  onValueCommit?: (value: number) => void;
  /** Returns the value as text, which is shown and read by screen readers. @default the number */
  valueText?: (value: number) => string;
};

/** A slider for a value in a range. Use it if the exact number matters less than the position. */
export const Slider = /* @__PURE__ */ withRef(function Slider(props: SliderProps) {
  const { label, hideLabel = false, value, defaultValue, valueText, ...others } = props;
  const { onValueChange, onValueCommit, className, style, min = 0, max = MAX, ...rest } = others;
  const [internalValue, setInternalValue] = useState(defaultValue ?? min);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const current = value ?? internalValue;
  const words = valueText?.(current) ?? String(current);
  const title = (
    <span id={id} className={labelText}>
      {label}
    </span>
  );
  useEffect(() => {
    const element = root.current;
    // `onChange` of React is the `input` event of the browser. The `change` event of the browser comes once, at the end
    // of a move.
    const handleCommit = (event: Event) => onValueCommit?.((event.target as HTMLInputElement).valueAsNumber);
    element?.addEventListener('change', handleCommit);
    return () => element?.removeEventListener('change', handleCommit);
  }, [onValueCommit]);
  const filled = `${((current - min) / (max - min || 1)) * PERCENT}%`;
  return (
    <div ref={root}>
      <div className={css.head}>
        {hideLabel ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        {hideLabel ? null : (
          <span className={css.reading} aria-hidden="true">
            {words}
          </span>
        )}
      </div>
      <input
        type="range"
        {...{ min, max }}
        value={current}
        aria-labelledby={id}
        aria-valuetext={words}
        className={classNames(css.root, className)}
        style={{ [css.filledProperty]: filled, ...style } as CSSProperties}
        onChange={(event) => {
          const next = event.currentTarget.valueAsNumber;
          setInternalValue(next);
          onValueChange?.(next);
        }}
        {...rest}
      />
    </div>
  );
});
