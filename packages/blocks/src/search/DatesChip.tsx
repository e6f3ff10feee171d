import {
  Button,
  CalendarIcon,
  Checkbox,
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
  /** Only photos whose date is a guess. */
  guessed: true | undefined;
  onGuessedChange: (guessed: true | undefined) => void;
  labels: FilterChipsLabels;
  disabled: boolean;
}

/** A chip that opens a field for the first and the last day, and a box for guessed dates. */
export function DatesChip({ days, guessed, labels, disabled, ...changes }: DatesChipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const change = (next: DayRange | undefined) => {
    setIsOpen(false);
    changes.onDaysChange(next);
  };
  const set = [days && formatDayRange(days), guessed && labels.guessed].filter(Boolean).join(' · ');
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger asChild>
        <Button
          size="small"
          className={css.chip}
          icon={<CalendarIcon />}
          data-selected={set ? '' : undefined}
          aria-label={set ? `${labels.date}: ${set}` : undefined}
          disabled={disabled}
        >
          <span className={css.text}>{set || labels.date}</span>
          <ChevronDownIcon />
        </Button>
      </Popover.Trigger>
      <Popover.Content label={labels.date}>
        <div className={css.dates}>
          <DateRangeField label={labels.days} {...(days && { value: days })} onValueChange={change} />
          <Checkbox
            label={labels.onlyGuessed}
            checked={guessed === true}
            onCheckedChange={(checked) => changes.onGuessedChange(checked || undefined)}
          />
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
