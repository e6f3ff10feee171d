import { grouped } from './grouped.ts';
import type { UiLabels } from './labels.ts';

function plural(count: number, one: string, many: string): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/** English. */
export const en: UiLabels = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'OK',
  back: 'Back',
  retry: 'Reload',
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
  pageOf: (page, total) => `Page ${grouped(page)} of ${grouped(total)}`,
  pullToRefresh: 'Pull to refresh',
  releaseToRefresh: 'Release to refresh',
  refreshing: 'Refreshing',
  dateInvalid: 'Enter a valid date',
  dateHint: 'year.month.day',
  dateRangeHint: 'year.month.day~year.month.day',
  noMatches: 'Nothing matches',
  selectedCount: (count) => (count === 0 ? 'Select items' : `${grouped(count)} selected`),
  charactersLeft: (count) =>
    count < 0
      ? `${plural(-count, 'character', 'characters')} too many`
      : `${plural(count, 'character', 'characters')} left`,
  secondsLeft: (seconds) => plural(seconds, 'second', 'seconds'),
  percent: (value) => `${value}%`,
};
