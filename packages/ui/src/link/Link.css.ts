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
    /** A link inside a sentence must be underlined. A single link in a list or bar may show the line on hover only. */
    underline: {
      hover: { textDecoration: 'none', selectors: { '&:hover': { textDecoration: 'underline' } } },
      always: { textDecorationLine: 'underline' },
    },
    tone: { accent: {}, muted: { color: vars.color.textMuted } },
  },
  defaultVariants: { underline: 'always', tone: 'accent' },
});
