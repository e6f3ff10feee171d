import { useState } from 'react';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import { formatDayNumber, parseDay } from './calendar.ts';
import { type DateTextProps, TypedField } from './TypedField.tsx';

export type DateFieldProps = DateTextProps & {
  /** Days since 1970-01-01; negative before. */
  value?: number;
  defaultValue?: number;
  /** Told on blur or Enter, and only when the day is another one. */
  onValueChange?: (day: number) => void;
};

/** A date typed as `y.m.d`, years −9999 to 9999 (spec §5 'Date edit'). */
export const DateField = /* @__PURE__ */ withRef(function DateField({
  value,
  defaultValue,
  onValueChange,
  hint,
  ...rest
}: DateFieldProps) {
  const { dateHint } = useLabels();
  const [own, setOwn] = useState(defaultValue);
  return (
    <TypedField
      {...rest}
      hint={hint ?? dateHint}
      value={value ?? own}
      parse={parseDay}
      format={formatDayNumber}
      onValueChange={(day) => {
        setOwn(day);
        onValueChange?.(day);
      }}
    />
  );
});
