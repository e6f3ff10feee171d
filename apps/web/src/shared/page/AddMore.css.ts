import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

export const addMore = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[5],
  padding: vars.space[6],
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { padding: vars.space[5] } },
});

export const text = style({ margin: 0, color: vars.color.textMuted, textAlign: 'center' });
