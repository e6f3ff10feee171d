import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

/** The avatar and the button that changes it. */
export const picture = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[5],
});

export const date = style({ fontVariantNumeric: 'tabular-nums' });

/** Hidden on devices without a keyboard. */
export const keys = style({
  '@media': { [media.phone]: { display: 'none' }, [media.finger]: { display: 'none' } },
});
