import { style } from '@vanilla-extract/css';
import { vars } from '@xiangji/ui/theme';

/** A small explanation next to its subject. */
export const note = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

/** The name of a sheet that stands alone on its page. */
export const title = style({
  margin: 0,
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.title,
  fontWeight: vars.fontWeight.strong,
});
