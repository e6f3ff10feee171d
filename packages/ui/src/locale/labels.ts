/** Every text that the package shows or announces. A consumer may replace any of them. */
export interface UiLabels {
  readonly close: string;
  readonly cancel: string;
  readonly confirm: string;
  readonly back: string;
  readonly retry: string;
  /** A part of the application whose code could not be loaded. */
  readonly codeFailed: string;
  readonly undo: string;
  readonly loading: string;
  readonly required: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly code: string;
  readonly notifications: string;
  readonly edit: string;
  readonly menu: string;
  readonly navigation: string;
  readonly selectPlaceholder: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly pages: string;
  readonly pageOf: (page: number, total: number) => string;
  /** Below a list that is being pulled down; then when releasing it would reload; then while it reloads. */
  readonly pullToRefresh: string;
  readonly releaseToRefresh: string;
  readonly refreshing: string;
  /** Under a date that is invalid or out of range. */
  readonly dateInvalid: string;
  /** How to type a date, and a range of dates. */
  readonly dateHint: string;
  readonly dateRangeHint: string;
  /** The calendar, and its buttons. */
  readonly openCalendar: string;
  readonly previousYear: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly nextYear: string;
  /** The step buttons of a number. */
  readonly increase: string;
  readonly decrease: string;
  /** A search without results. */
  readonly noMatches: string;
  readonly selectedCount: (count: number) => string;
  /** Characters left before the limit; negative when it is exceeded. */
  readonly charactersLeft: (count: number) => string;
  readonly secondsLeft: (seconds: number) => string;
  readonly percent: (value: number) => string;
}
