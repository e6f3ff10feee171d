import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

const WIDTH = '560px';
const MARK = '64px';

export const page = style({
  display: 'grid',
  maxWidth: WIDTH,
  marginInline: 'auto',
  padding: vars.space[5],
  '@media': { [media.phone]: { padding: vars.space[3] } },
});

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

export const skeleton = style({ height: '240px' });
