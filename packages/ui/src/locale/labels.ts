/** All texts that the package shows or announces. You can replace any of them. */
export interface UiLabels {
  readonly close: string;
  readonly cancel: string;
  readonly confirm: string;
  readonly back: string;
  readonly retry: string;
  /** Shown when the code of a part of the application could not be loaded. */
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
  /** Texts of `PullToRefresh`: while the list is pulled down, when releasing it would reload, and while it reloads. */
  readonly pullToRefresh: string;
  readonly releaseToRefresh: string;
  readonly refreshing: string;
  /** Errors below a date that is invalid or out of range. */
  readonly dateInvalid: string;
  /** Hints about how to type a date and a range of dates. */
  readonly dateHint: string;
  readonly dateRangeHint: string;
  /** Accessible names of the calendar and its buttons. */
  readonly openCalendar: string;
  readonly previousYear: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly nextYear: string;
  /** Accessible names of the step buttons of a number field. */
  readonly increase: string;
  readonly decrease: string;
  /** Shown for a search without results. */
  readonly noMatches: string;
  readonly selectedCount: (count: number) => string;
  /** The number of characters left before the limit; negative if the limit is exceeded. */
  readonly charactersLeft: (count: number) => string;
  readonly secondsLeft: (seconds: number) => string;
  readonly percent: (value: number) => string;
}
