import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import formatText from './formatText.ts';

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  getRelativeTimeFormat: (...args: ConstructorParameters<typeof Intl.RelativeTimeFormat>) =>
    new Intl.RelativeTimeFormat(...args),
  getListFormat: (...args: ConstructorParameters<typeof Intl.ListFormat>) => new Intl.ListFormat(...args),
  getDisplayNames: (...args: ConstructorParameters<typeof Intl.DisplayNames>) =>
    new Intl.DisplayNames(...args),
};
const cache = {
  ...{ dateTime: {}, number: {}, message: {}, relativeTime: {}, pluralRules: {}, list: {}, displayNames: {} },
};

const NUMBERS = [
  ...[0, 1, 2, 11, 21, 100, 999, 1_000, 1_001, 9_999, 12_345, 1_000_000, 987_654_321],
  ...[-1, -2, -1_234, 0.5, 1.25, 1_234.5, Number.MAX_SAFE_INTEGER, 2 ** 60],
];

describe.each(['zh-CN', 'en'])('a count in a text in %s', (locale) => {
  const texts = ['{count, plural, =0 {none} one {# photo} other {# photos}}', '{count, number} photos'];

  it.each(NUMBERS)('is written as the browser writes it: %s', (count) => {
    const number = new Intl.NumberFormat(locale).format(count);
    const isOne = new Intl.PluralRules(locale).select(count) === 'one';
    const written = texts.map((text) =>
      formatText('key', compile(text), { count }, { cache, formatters, locale }),
    );
    const plural = count === 0 ? 'none' : `${number} ${isOne ? 'photo' : 'photos'}`;
    expect(written).toEqual([plural, `${number} photos`]);
  });
});
