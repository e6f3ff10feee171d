import { style } from '@vanilla-extract/css';
import { vars } from '@xiangji/ui/theme';

/** A small explanation next to its subject. */
export const note = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});
