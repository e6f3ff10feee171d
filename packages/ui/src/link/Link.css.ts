import { vars } from '../theme/contract.css.ts';
import { recipe } from '../theme/layered.ts';

export const link = recipe({
  base: {
    color: vars.color.accentText,
    borderRadius: '2px',
    textUnderlineOffset: '0.22em',
    textDecorationThickness: '1px',
    textDecorationColor: `color-mix(in oklch, currentColor 45%, transparent)`,
    cursor: 'pointer',
    selectors: {
      '&:hover': { textDecorationColor: 'currentColor' },
      '&:active': { textDecorationColor: 'currentColor', textDecorationThickness: '2px' },
    },
  },
  variants: {
    /** A link inside a sentence must be underlined. A single link in a list or bar may be plain. */
    plain: {
      true: { textDecoration: 'none', selectors: { '&:hover': { textDecoration: 'underline' } } },
      false: { textDecorationLine: 'underline' },
    },
    tone: { accent: {}, muted: { color: vars.color.textMuted } },
  },
  defaultVariants: { plain: false, tone: 'accent' },
});
