import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

/** The content below the bar of a list. */
export const content = style({
  padding: vars.space[5],
  minHeight: '60dvh',
  '@media': { [media.phone]: { padding: vars.space[3] } },
});

export const total = style({ marginBlockStart: vars.space[5] });
