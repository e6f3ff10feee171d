import { useState } from 'react';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import { type DayRange, formatDayRange, parseDayRange } from './calendar.ts';
import { type DateTextProps, TypedField } from './TypedField.tsx';

export type DateRangeFieldProps = DateTextProps & {
  /** First and last day, in days since 1970-01-01. `null` is no range. */
  value?: DayRange | null;
  /** The initial range. @default none */
  defaultValue?: DayRange;
  /**
   * Called on blur or Enter when the range has changed. Its start is never after its end. A field that is emptied shows
   * its range again.
   */
  onValueChange?: (range: DayRange) => void;
};

/** A text field for a range of dates in the form `y.m.d~y.m.d`, or for one day as `y.m.d` (spec §5 'Date edit'). */
export const DateRangeField = /* @__PURE__ */ withRef(function DateRangeField({
  value,
  defaultValue,
  onValueChange,
  hint,
  ...rest
}: DateRangeFieldProps) {
  const { dateRangeHint } = useLabels();
  const [internalValue, setInternalValue] = useState(defaultValue);
  return (
    <TypedField
      {...rest}
      hint={hint ?? dateRangeHint}
      value={value === undefined ? internalValue : (value ?? undefined)}
      parse={parseDayRange}
      format={formatDayRange}
      onValueChange={(range) => {
        setInternalValue(range);
        onValueChange?.(range);
      }}
    />
  );
});
