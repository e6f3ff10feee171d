import { formattersOf } from '@xiangji/locale/format';
import type { UiLabels } from './labels.ts';

const format = /* @__PURE__ */ formattersOf('en');

/** English. */
export const en: UiLabels = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'OK',
  back: 'Back',
  retry: 'Reload',
  codeFailed: 'Loading failed',
  undo: 'Undo',
  loading: 'Loading',
  required: 'Required',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  code: 'Verification code',
  notifications: 'Notifications',
  edit: 'Edit',
  menu: 'Menu',
  navigation: 'Navigation',
  selectPlaceholder: 'Choose',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying failed',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pages: 'Pages',
  pageOf: (page, total) => `Page ${format.number(page)} of ${format.number(total)}`,
  pullToRefresh: 'Pull to refresh',
  releaseToRefresh: 'Release to refresh',
  refreshing: 'Refreshing',
  dateInvalid: 'Enter a valid date',
  dateHint: 'year.month.day',
  dateRangeHint: 'year.month.day~year.month.day',
  openCalendar: 'Calendar',
  previousYear: 'Previous year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  nextYear: 'Next year',
  increase: 'Increase',
  decrease: 'Decrease',
  noMatches: 'Nothing matches',
  selectedCount: (count) => (count === 0 ? 'Select items' : `${format.number(count)} selected`),
  charactersLeft: (count) =>
    count < 0
      ? format.plural(-count, { one: '# character too many', other: '# characters too many' })
      : format.plural(count, { one: '# character left', other: '# characters left' }),
  secondsLeft: (seconds) => format.plural(seconds, { one: '# second', other: '# seconds' }),
  percent: (value) => `${value}%`,
};
