import {
  Button,
  CalendarIcon,
  ChevronDownIcon,
  DateRangeField,
  type DayRange,
  formatDayRange,
  Popover,
} from '@xiangji/ui';
import { useState } from 'react';
import * as css from './FilterChips.css.ts';
import type { FilterChipsLabels } from './labels.ts';

interface DatesChipProps {
  days: DayRange | undefined;
  onDaysChange: (days: DayRange | undefined) => void;
  labels: FilterChipsLabels;
  disabled: boolean;
}

/** A chip that opens a field for the first and the last day. */
export function DatesChip({ days, onDaysChange, labels, disabled }: DatesChipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const change = (next: DayRange | undefined) => {
    setIsOpen(false);
    onDaysChange(next);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger asChild>
        <Button
          size="small"
          className={css.chip}
          icon={<CalendarIcon />}
          data-selected={days && ''}
          aria-label={days && `${labels.date}: ${formatDayRange(days)}`}
          disabled={disabled}
        >
          <span className={css.text}>{days ? formatDayRange(days) : labels.date}</span>
          <ChevronDownIcon />
        </Button>
      </Popover.Trigger>
      <Popover.Content label={labels.date}>
        <div className={css.dates}>
          <DateRangeField label={labels.days} {...(days && { value: days })} onValueChange={change} />
          {days && (
            <Button size="small" onClick={() => change(undefined)}>
              {labels.clearDays}
            </Button>
          )}
        </div>
      </Popover.Content>
    </Popover.Root>
  );
}
