import { style } from '@vanilla-extract/css';
import { vars } from '@xiangji/ui/theme';

export const subheading = style({
  margin: `${vars.space[2]} 0 0`,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  fontWeight: vars.fontWeight.strong,
});

export const day = style({
  margin: `${vars.space[3]} 0 0`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.regular,
});

export const icon = style({ display: 'grid', flex: 'none', color: vars.color.textMuted });

export const time = style({ flex: 'none', color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

/** For password managers, which need the account's name. */
export const owner = style({ display: 'none' });
