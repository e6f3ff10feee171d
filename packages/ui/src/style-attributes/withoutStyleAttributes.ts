/** Markup, and the rules that replace its style attributes. */
export interface StyledMarkup {
  /** The markup, with `data-style` in place of `style`. */
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

/** The text of an attribute as React writes it, in a form that cannot close a style element. */
const ruleText = (escaped: string) =>
  escaped.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? '').replaceAll('<', '\\3c ');

/** Moves the style attributes of React's markup into rules: a Content-Security-Policy refuses the attributes. */
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
