import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';
import { wideOnly } from './ManageTools.css.ts';

/** In a manage bar, beside the count and several others, words have room from the PC on; elsewhere from the pad on. */
const where = (rules: { [property: string]: string }) => ({
  [media.phone]: rules,
  [media.padDown]: { selectors: { [`${wideOnly} &`]: rules } },
});

export const action = style({
  '@media': where({ paddingInline: vars.space[3], minWidth: vars.size.control }),
});

/** Out of sight and within hearing. */
export const word = style({
  '@media': where({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
});
