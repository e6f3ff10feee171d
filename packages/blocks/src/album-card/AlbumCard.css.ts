import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export const holder = style({ position: 'relative', height: '100%' });

export const card = style({ height: '100%', WebkitTouchCallout: 'none' });

/** In the corner under the covers. Always visible on a touch screen; visible on hover with a mouse. */
export const more = style({
  position: 'absolute',
  insetInlineEnd: vars.space[1],
  bottom: vars.space[1],
  '@media': {
    [media.hover]: {
      opacity: 0,
      transition: `opacity ${vars.motion.feedback}`,
      selectors: {
        [`${holder}:hover &, ${holder}:focus-within &`]: { opacity: 1 },
      },
    },
  },
});
