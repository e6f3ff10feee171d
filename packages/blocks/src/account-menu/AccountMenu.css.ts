import { vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

/** The variant with a name, for the end of a side menu. */
export const wide = style({ justifyContent: 'flex-start', gap: vars.space[2] });

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
});
