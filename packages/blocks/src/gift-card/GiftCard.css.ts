import { vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

const MARK = '64px';

export const card = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'center',
  padding: vars.space[6],
  textAlign: 'center',
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: MARK,
  height: MARK,
  borderRadius: vars.radius.full,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
});

export const lead = style({ margin: 0 });
