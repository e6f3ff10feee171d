import formatCompiled from 'use-intl/format-message/format-only';
import { plainFormatters } from './plainFormatters.ts';

/**
 * Fills the compiled texts of the built application (`build/compiledTexts.ts` replaces use-intl's formatter with it).
 */
export default function formatText(...[key, message, values, options]: Parameters<typeof formatCompiled>) {
  const formatters = plainFormatters(options.formatters);
  return formatCompiled(key, message, values, { ...options, formatters });
}

formatText.raw = formatCompiled.raw;
