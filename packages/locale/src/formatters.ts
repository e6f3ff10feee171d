/** The forms that a count may take. `#` is replaced by the number; Chinese needs only `other`. */
export interface PluralForms {
  /** The form for 0. @default that of `other` */
  readonly zero?: string;
  /** The form for 1. @default that of `other` */
  readonly one?: string;
  /** The form for every other count. */
  readonly other: string;
}

/** Writes values as one language does. */
export interface Formatters {
  /** A day number (days since 1970-01-01, years ±9999) in words. There is no year 0: the year before 1 is 1 BC. */
  readonly day: (day: number) => string;
  /** A grouped number: `12,345`. */
  readonly number: (value: number) => string;
  /** Bytes by steps of 1024, one decimal below ten: `2.1 MB`. */
  readonly fileSize: (bytes: number) => string;
  /** Seconds as a clock: `0:07`, `3:05`, `1:02:03`. */
  readonly duration: (seconds: number) => string;
  /** The form for the count, with the number in place of `#`. */
  readonly plural: (count: number, forms: PluralForms) => string;
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const STEP = 1024;
const MS_PER_DAY = 86_400_000;
/** Locales that group whole numbers as `12,345`. */
const COMMA_LOCALES: readonly string[] = ['en', 'en-GB', 'en-US', 'zh', 'zh-CN'];

function dayIn(locale: string) {
  const formats = new Map<boolean, Intl.DateTimeFormat>();
  const create = (isBC: boolean) =>
    new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: locale.startsWith('zh') ? 'long' : 'short',
      day: 'numeric',
      timeZone: 'UTC',
      ...(isBC && { era: 'short' }),
    });
  return (day: number) => {
    const date = new Date(day * MS_PER_DAY);
    const isBC = date.getUTCFullYear() < 1;
    const format = formats.get(isBC) ?? create(isBC);
    formats.set(isBC, format);
    return format.format(date);
  };
}

/** Returns the formatter of numbers of a BCP 47 tag: the part of `formattersOf` that counters need. */
export function numberFormatOf(locale: string): (value: number) => string {
  // The first `Intl` formatter of a page takes a phone a tenth of a second.
  const hasCommas = COMMA_LOCALES.includes(locale);
  let format: Intl.NumberFormat | undefined;
  return (value: number) => {
    if (hasCommas && Number.isSafeInteger(value)) return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
    format ??= new Intl.NumberFormat(locale);
    return format.format(value);
  };
}

function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(whole / 60) % 60;
  const hours = Math.floor(whole / 3600);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

function fileSizeIn(locale: string) {
  return (bytes: number) => {
    const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), UNITS.length - 1);
    const value = bytes / STEP ** power;
    const maximumFractionDigits = value < 10 && power > 0 ? 1 : 0;
    const unit = UNITS[power] ?? 'byte';
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      // The short byte has no plural in English.
      unitDisplay: power === 0 && locale.startsWith('en') ? 'long' : 'short',
      maximumFractionDigits,
    }).format(value);
  };
}

function pluralIn(locale: string, number: Formatters['number']): Formatters['plural'] {
  let rules: Intl.PluralRules | undefined;
  return (count, { zero, one, other }) => {
    rules ??= new Intl.PluralRules(locale);
    const form = count === 0 && zero !== undefined ? zero : rules.select(count) === 'one' ? one : other;
    return (form ?? other).replaceAll('#', number(count));
  };
}

function create(locale: string): Formatters {
  const number = numberFormatOf(locale);
  return {
    day: dayIn(locale),
    number,
    fileSize: fileSizeIn(locale),
    duration: clock,
    plural: pluralIn(locale, number),
  };
}

const cache = /* @__PURE__ */ new Map<string, Formatters>();

/** Returns the formatters of a BCP 47 tag; the same object every time. */
export function formattersOf(locale: string): Formatters {
  const formatters = cache.get(locale) ?? create(locale);
  cache.set(locale, formatters);
  return formatters;
}
