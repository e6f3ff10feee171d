import { vars } from '../theme/contract.css.ts';
import { recipe } from '../theme/layered.ts';

const { fontSize, fontWeight, lineHeight } = vars;

const sized = (size: keyof typeof fontSize) => ({ fontSize: fontSize[size], lineHeight: lineHeight[size] });

export const heading = recipe({
  base: { margin: 0, fontWeight: fontWeight.strong, textWrap: 'balance', overflowWrap: 'break-word' },
  variants: {
    size: {
      body: sized('body'),
      lead: sized('lead'),
      title: sized('title'),
      display: sized('display'),
    },
  },
  defaultVariants: { size: 'title' },
});

export type HeadingSize = NonNullable<NonNullable<Parameters<typeof heading>[0]>['size']>;
