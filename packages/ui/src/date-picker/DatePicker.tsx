import { Suspense, useState } from 'react';
import { DateField, type DateFieldProps } from '../date-field/index.ts';
import { CalendarIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { lazyPart } from '../lazy/index.ts';
import { useLabels } from '../locale/index.ts';
import { Popover } from '../popover/index.ts';
import { withRef } from '../react-18/index.ts';
import { Spinner } from '../spinner/index.ts';
import { loading } from './DatePicker.css.ts';

const LazyCalendar = /* @__PURE__ */ lazyPart(() => import('../calendar/Calendar.tsx'), 'Calendar');

export type DatePickerProps = Omit<DateFieldProps, 'end'>;

/**
 * A field for a date that the user types or selects in a calendar. The code of the calendar loads when it is first
 * opened.
 */
export const DatePicker = /* @__PURE__ */ withRef(function DatePicker(props: DatePickerProps) {
  const { value, defaultValue, onValueChange, ...rest } = props;
  const labels = useLabels();
  const [internalValue, setInternalValue] = useState(defaultValue);
  const [open, setOpen] = useState(false);
  const day = value === undefined ? internalValue : value;
  const change = (next: number) => {
    setInternalValue(next);
    if (next !== day) onValueChange?.(next);
  };
  const calendarButton = (
    <Popover.Trigger asChild>
      <IconButton label={labels.openCalendar} size="small" disabled={rest.disabled || rest.readOnly}>
        <CalendarIcon />
      </IconButton>
    </Popover.Trigger>
  );
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <DateField {...rest} value={day} onValueChange={change} end={calendarButton} />
      <Popover.Content label={labels.openCalendar} align="end">
        <Suspense
          fallback={
            <div className={loading}>
              <Spinner />
            </div>
          }
        >
          <LazyCalendar
            label={labels.openCalendar}
            autoFocus
            defaultValue={day ?? undefined}
            min={rest.min}
            max={rest.max}
            onValueChange={(next) => {
              change(next);
              setOpen(false);
            }}
          />
        </Suspense>
      </Popover.Content>
    </Popover.Root>
  );
});
