import { useState } from 'react';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import { formatDayNumber, parseDay } from './calendar.ts';
import { type DateTextProps, TypedField } from './TypedField.tsx';

export type DateFieldProps = DateTextProps & {
  /** The day, in days since 1970-01-01; negative before. `null` is no day. */
  value?: number | null;
  /** The initial day. @default none */
  defaultValue?: number;
  /** The first valid day. @default -9999-01-01 */
  min?: number;
  /** The last valid day. @default 9999-12-31 */
  max?: number;
  /** Called on blur or Enter when the day has changed. A field that is emptied shows its day again. */
  onValueChange?: (day: number) => void;
};

/** A text field for a date in the form `y.m.d`, with years from −9999 to 9999 (spec §5 'Date edit'). */
export const DateField = /* @__PURE__ */ withRef(function DateField({
  value,
  defaultValue,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  onValueChange,
  hint,
  ...rest
}: DateFieldProps) {
  const { dateHint } = useLabels();
  const [internalValue, setInternalValue] = useState(defaultValue);
  return (
    <TypedField
      {...rest}
      hint={hint ?? dateHint}
      value={value === undefined ? internalValue : (value ?? undefined)}
      parse={(text) => {
        const day = parseDay(text);
        return day !== undefined && day >= min && day <= max ? day : undefined;
      }}
      format={formatDayNumber}
      onValueChange={(day) => {
        setInternalValue(day);
        onValueChange?.(day);
      }}
    />
  );
});
