/** Markup with the rules that replace its style attributes. */
export interface StyledMarkup {
  /** The markup, with `data-style` attributes instead of `style` attributes. */
  html: string;
  /** The rules, for a style element or a stylesheet. */
  rules: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** Decodes the text of an attribute as React writes it, in a form that cannot close a style element. */
const ruleText = (escaped: string) =>
  escaped.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? '').replaceAll('<', '\\3c ');

/**
 * Moves the style attributes of markup from React into CSS rules, because a Content-Security-Policy can forbid the
 * attributes.
 */
export function withoutStyleAttributes(markup: string): StyledMarkup {
  const numbers = new Map<string, number>();
  const html = markup.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return ` data-style="${number}"`;
  });
  const rules = Array.from(numbers, ([style, number]) => `[data-style="${number}"]{${ruleText(style)}}`);
  return { html, rules: rules.join('') };
}
