import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

/** A longer line puts too much space between a name and its time. */
const LINE = '960px';

export const content = style({
  maxWidth: LINE,
  marginInline: 'auto',
  padding: vars.space[5],
  minHeight: '60dvh',
  '@media': { [media.phone]: { padding: vars.space[3] } },
});

export const summary = style({
  margin: `0 0 ${vars.space[3]}`,
  paddingInline: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

export const pages = style({ marginBlockStart: vars.space[5], justifyContent: 'center' });
