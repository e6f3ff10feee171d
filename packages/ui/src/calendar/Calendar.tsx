import { type CalendarDate, GregorianCalendar, getLocalTimeZone, isToday } from '@internationalized/date';
import { useLocale } from '@xiangji/locale';
import { type ComponentProps, useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useCalendar, useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState';
import { classNames } from '../classNames.ts';
import { ChevronLeftIcon, ChevronRightIcon, ChevronsLeftIcon, ChevronsRightIcon } from '../icon/index.ts';
import { IconButton, type IconButtonProps } from '../icon-button/index.ts';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './Calendar.css.ts';
import { toCalendarDate, toDayNumber } from './calendarDate.ts';

export type CalendarProps = Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'children' | 'role' | 'aria-label'
> & {
  /** The accessible name, such as the purpose of the day. */
  label: string;
  /** The selected day, in days since 1970-01-01; negative before. */
  value?: number;
  /** The day that is selected initially. @default none */
  defaultValue?: number;
  /** Called when a day is selected. */
  onValueChange?: (day: number) => void;
  /** The first day that can be selected. @default none */
  min?: number;
  /** The last day that can be selected. @default none */
  max?: number;
  /** Whether no day can be selected. @default false */
  disabled?: boolean;
  /** Focuses the selected day, or today, when the calendar appears. @default false */
  autoFocus?: boolean;
};

/** A calendar that shows one month. Month names, weekday names and the first day of the week follow the locale. */
export const Calendar = /* @__PURE__ */ withRef(function Calendar(props: CalendarProps) {
  return (
    <I18nProvider locale={useLocale()}>
      <LocalizedCalendar {...props} />
    </I18nProvider>
  );
});

const dateOrUndefined = (day: number | undefined) => (day === undefined ? undefined : toCalendarDate(day));
const createCalendar = () => new GregorianCalendar();

function HeadButton(props: Omit<IconButtonProps, 'asChild'>) {
  return <IconButton size="small" focusableWhenDisabled {...props} />;
}

const LocalizedCalendar = /* @__PURE__ */ withRef(function LocalizedCalendar(props: CalendarProps) {
  const { label, value, defaultValue, onValueChange, min, max, disabled, autoFocus, ...others } = props;
  const { className, ...rest } = others;
  const labels = useLabels();
  const options = {
    value: dateOrUndefined(value),
    defaultValue: dateOrUndefined(defaultValue),
    onChange: (date: CalendarDate) => onValueChange?.(toDayNumber(date)),
    minValue: dateOrUndefined(min),
    maxValue: dateOrUndefined(max),
    isDisabled: disabled,
    autoFocus,
    'aria-label': label,
    id: rest.id,
    'aria-labelledby': rest['aria-labelledby'],
    'aria-describedby': rest['aria-describedby'],
    'aria-details': rest['aria-details'],
  };
  const state = useCalendarState({ ...options, locale: useLocale(), createCalendar });
  const { calendarProps, prevButtonProps, nextButtonProps, title } = useCalendar(options, state);
  return (
    <div {...rest} {...calendarProps} className={classNames(css.root, className)}>
      <div className={css.head}>
        <HeadButton
          label={labels.previousYear}
          disabled={prevButtonProps.isDisabled}
          onClick={() => state.focusPreviousSection(true)}
        >
          <ChevronsLeftIcon className={css.arrow} />
        </HeadButton>
        <HeadButton
          label={labels.previousMonth}
          disabled={prevButtonProps.isDisabled}
          onClick={() => state.focusPreviousPage()}
        >
          <ChevronLeftIcon className={css.arrow} />
        </HeadButton>
        <p className={css.title} aria-hidden="true">
          {title}
        </p>
        <HeadButton
          label={labels.nextMonth}
          disabled={nextButtonProps.isDisabled}
          onClick={() => state.focusNextPage()}
        >
          <ChevronRightIcon className={css.arrow} />
        </HeadButton>
        <HeadButton
          label={labels.nextYear}
          disabled={nextButtonProps.isDisabled}
          onClick={() => state.focusNextSection(true)}
        >
          <ChevronsRightIcon className={css.arrow} />
        </HeadButton>
      </div>
      <Month state={state} />
    </div>
  );
});

function Month({ state }: { state: CalendarState }) {
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid({}, state);
  const weeks = Array.from({ length: weeksInMonth }, (_, week) => state.getDatesInWeek(week));
  return (
    <table {...gridProps} className={css.grid}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two weekdays may have the same letter
            <th key={index} className={css.weekday}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((dates) => (
          <tr key={String(dates.find((date) => date))}>
            {dates.map((date) => date && <Day key={String(date)} {...{ state, date }} />)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ state, date }: { state: CalendarState; date: CalendarDate }) {
  const ref = useRef<HTMLDivElement>(null);
  const cell = useCalendarCell({ date }, state, ref);
  return (
    <td {...cell.cellProps} className={css.cell}>
      <div
        {...cell.buttonProps}
        ref={ref}
        hidden={cell.isOutsideVisibleRange}
        className={css.day}
        data-selected={cell.isSelected ? '' : undefined}
        data-disabled={cell.isDisabled ? '' : undefined}
        data-today={isToday(date, getLocalTimeZone()) ? '' : undefined}
      >
        {cell.formattedDate}
      </div>
    </td>
  );
}
