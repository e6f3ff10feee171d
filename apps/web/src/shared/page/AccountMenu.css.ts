import { style } from '@vanilla-extract/css';
import { vars } from '@xiangji/ui/theme';

export const card = style({ justifyContent: 'flex-start', gap: vars.space[2] });

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
});
