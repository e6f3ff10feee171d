import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

export const action = style({
  '@media': { [media.phone]: { paddingInline: vars.space[3], minWidth: vars.size.control } },
});

/** Out of sight and within hearing. */
export const word = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
