import formatCompiled from 'use-intl/format-message/format-only';
import { plainFormatters } from './plainFormatters.ts';

/** How the built application fills its compiled texts in (`build/compiledTexts.ts` puts it in the place of use-intl's). */
export default function formatText(...[key, message, values, options]: Parameters<typeof formatCompiled>) {
  const formatters = plainFormatters(options.formatters);
  return formatCompiled(key, message, values, { ...options, formatters });
}

formatText.raw = formatCompiled.raw;
