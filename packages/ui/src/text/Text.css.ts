import { vars } from '../theme/contract.css.ts';
import { recipe } from '../theme/layered.ts';

const { color, fontSize, fontWeight, lineHeight } = vars;

const sized = (size: keyof typeof fontSize) => ({ fontSize: fontSize[size], lineHeight: lineHeight[size] });

export const text = recipe({
  base: { margin: 0, overflowWrap: 'break-word' },
  variants: {
    size: {
      caption: sized('caption'),
      small: sized('small'),
      body: sized('body'),
      lead: sized('lead'),
      title: sized('title'),
      display: sized('display'),
    },
    weight: {
      regular: { fontWeight: fontWeight.regular },
      medium: { fontWeight: fontWeight.medium },
      strong: { fontWeight: fontWeight.strong },
    },
    tone: {
      neutral: {},
      muted: { color: color.textMuted },
      accent: { color: color.accentText },
      critical: { color: color.criticalText },
    },
    truncate: {
      true: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      false: {},
    },
  },
  defaultVariants: { size: 'body', weight: 'regular', tone: 'neutral', truncate: false },
});

export type TextVariants = NonNullable<Parameters<typeof text>[0]>;
