import { style } from '@vanilla-extract/css';
import { vars } from '@xiangji/ui/theme';

export const subheading = style({
  margin: `${vars.space[2]} 0 0`,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  fontWeight: vars.fontWeight.strong,
});

/** For password managers, which need the account's name. */
export const owner = style({ display: 'none' });
