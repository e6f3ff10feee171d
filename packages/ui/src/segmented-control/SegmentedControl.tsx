import { useDirection } from '@xiangji/locale';
import { ToggleGroup } from 'radix-ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { group, segment } from './SegmentedControl.css.ts';

export interface Segment<Value extends string> {
  /** Identifies the segment. */
  value: Value;
  /** The text of the segment. */
  label: ReactNode;
  /** The accessible name of a segment that shows only an icon. */
  'aria-label'?: string;
  /** An icon before the text, or without text. */
  icon?: ReactNode;
  /** Whether the segment is disabled. @default false */
  disabled?: boolean;
}

export type SegmentedControlProps<Value extends string> = Omit<
  ComponentProps<'div'>,
  'onChange' | 'defaultValue' | 'dir' | 'aria-label'
> & {
  /** The accessible name of the control. */
  label: string;
  /** The segments, in display order. */
  segments: readonly Segment<Value>[];
  /** The value of the selected segment. Makes the component controlled. */
  value?: Value;
  /** The value of the segment that is selected initially. @default the first segment */
  defaultValue?: Value;
  /** Called with the value of the newly selected segment. */
  onValueChange?: (value: Value) => void;
};

/**
 * A control to select one of a few visible options. A press takes effect immediately. One option is always selected.
 */
export const SegmentedControl = /* @__PURE__ */ withRef(function SegmentedControl<Value extends string>(
  props: SegmentedControlProps<Value>,
) {
  const { label, segments, value, defaultValue, onValueChange, className, ...rest } = props;
  const dir = useDirection();
  const [internalValue, setInternalValue] = useState(defaultValue);
  const selected = value ?? internalValue ?? segments[0]?.value;
  // A press on the selected segment has the value '': it stays selected.
  const choose = (next: string) => {
    const pressed = segments.find((candidate) => candidate.value === next);
    if (!pressed) return;
    setInternalValue(pressed.value);
    onValueChange?.(pressed.value);
  };
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      dir={dir}
      value={selected}
      onValueChange={choose}
      className={classNames(group, className)}
      {...rest}
    >
      {segments.map((part) => (
        <ToggleGroup.Item
          key={part.value}
          value={part.value}
          disabled={part.disabled}
          aria-label={part['aria-label']}
          className={segment}
        >
          {part.icon}
          {part.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
});
