export type Direction = 'ltr' | 'rtl';

const RTL_SCRIPTS = /-(arab|hebr|thaa|syrc|nkoo|adlm|rohg)\b/i;
const OTHER_SCRIPT = /^\w+-[a-z]{4}\b/i;
const RTL_LANGUAGES = /^(ar|arc|ckb|dv|fa|he|ks|nqo|ps|sd|syr|ug|ur|yi)(-|$)/i;

/** Returns the direction of a BCP 47 tag's script. `Intl.Locale` knows it in some browsers only. */
export function directionOf(locale: string): Direction {
  if (RTL_SCRIPTS.test(locale)) return 'rtl';
  return RTL_LANGUAGES.test(locale) && !OTHER_SCRIPT.test(locale) ? 'rtl' : 'ltr';
}
