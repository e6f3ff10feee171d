import type formatCompiled from 'use-intl/format-message/format-only';

type Formatters = Parameters<typeof formatCompiled>[3]['formatters'];

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

function plainNumber(value: number | bigint): string | undefined {
  if (typeof value === 'bigint' || !Number.isSafeInteger(value)) return undefined;
  return `${value < 0 ? '-' : ''}${String(Math.abs(value)).replace(THOUSANDS, ',')}`;
}

/** Chinese has one form; English distinguishes one from all others. */
function plainForm(locale: unknown, value: number): Intl.LDMLPluralRule | undefined {
  if (!Number.isSafeInteger(value)) return undefined;
  return locale === 'en' && Math.abs(value) === 1 ? 'one' : 'other';
}

function plainOf(formatters: Formatters): Formatters {
  return {
    ...formatters,
    getNumberFormat(...args) {
      const full = () => formatters.getNumberFormat(...args);
      if (args[1] !== undefined) return full();
      const format = (value: number | bigint) => plainNumber(value) ?? full().format(value);
      return { format } as Intl.NumberFormat;
    },
    getPluralRules(...args) {
      const full = () => formatters.getPluralRules(...args);
      if (args[1]?.type !== 'cardinal') return full();
      return { select: (value) => plainForm(args[0], value) ?? full().select(value) } as Intl.PluralRules;
    },
  };
}

const known = new WeakMap<Formatters, Formatters>();

/**
 * Formatters that write whole numbers and choose their plural forms without `Intl`, with the same results in both
 * languages: the first `Intl.NumberFormat` of a page takes a phone 100 ms, and every screen counts something.
 */
export function plainFormatters(formatters: Formatters): Formatters {
  const plain = known.get(formatters) ?? plainOf(formatters);
  known.set(formatters, plain);
  return plain;
}
