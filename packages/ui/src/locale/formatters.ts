import { yearMonthDay } from '../date-field/calendar.ts';
import type { UiLocale } from './labels.ts';

/** The forms that a count may take. `#` stands for the number; Chinese needs `other` alone. */
export type PluralForms = { readonly zero?: string; readonly one?: string; readonly other: string };

/** Figures as people of one language read them. */
export type Formatters = {
  /** A day number (days since 1970-01-01, years ±9999) in words; there is no year 0: the one before 1 is 1 BC. */
  readonly day: (day: number) => string;
  /** Grouped: `12,345`. */
  readonly number: (value: number) => string;
  /** Bytes by steps of 1024, one decimal below ten: `2.1 MB`. */
  readonly fileSize: (bytes: number) => string;
  /** Seconds as a clock: `0:07`, `3:05`, `1:02:03`. */
  readonly duration: (seconds: number) => string;
  /** The form that fits the count, its `#` filled in. */
  readonly plural: (count: number, forms: PluralForms) => string;
};

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const STEP = 1024;

/** By three letters. */
const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** Intl prints years before 1 wrongly: the words are put together here. */
const dayWords: Readonly<Record<UiLocale, (year: number, month: number, day: number) => string>> = {
  'zh-CN': (year, month, day) =>
    year > 0 ? `${year}年${month}月${day}日` : `公元前${1 - year}年${month}月${day}日`,
  en: (year, month, day) =>
    `${MONTHS.slice(month * 3 - 3, month * 3)} ${day}, ${year > 0 ? year : `${1 - year} BC`}`,
};

function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(whole / 60) % 60;
  const hours = Math.floor(whole / 3600);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

function fileSizeIn(locale: UiLocale) {
  return (bytes: number) => {
    const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), UNITS.length - 1);
    const value = bytes / STEP ** power;
    const maximumFractionDigits = value < 10 && power > 0 ? 1 : 0;
    const unit = UNITS[power] ?? 'byte';
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      // The short byte has no plural.
      unitDisplay: power === 0 && locale === 'en' ? 'long' : 'short',
      maximumFractionDigits,
    }).format(value);
  };
}

function pluralIn(locale: UiLocale, number: Formatters['number']): Formatters['plural'] {
  let rules: Intl.PluralRules | undefined;
  return (count, { zero, one, other }) => {
    rules ??= new Intl.PluralRules(locale);
    const form = count === 0 && zero !== undefined ? zero : rules.select(count) === 'one' ? one : other;
    return (form ?? other).replaceAll('#', number(count));
  };
}

function make(locale: UiLocale): Formatters {
  // Made with the first number: a screen without one does without its data.
  let grouped: Intl.NumberFormat | undefined;
  const number = (value: number) => {
    grouped ??= new Intl.NumberFormat(locale);
    return grouped.format(value);
  };
  return {
    day: (day) => dayWords[locale](...yearMonthDay(day)),
    number,
    fileSize: fileSizeIn(locale),
    duration: clock,
    plural: pluralIn(locale, number),
  };
}

const made = /* @__PURE__ */ new Map<UiLocale, Formatters>();

/** The formatters of a language; the same object every time. */
export function formattersOf(locale: UiLocale): Formatters {
  const known = made.get(locale) ?? make(locale);
  made.set(locale, known);
  return known;
}
