import { vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export const panel = style({ padding: vars.space[5] });

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: vars.space[2],
});

export const name = style({
  margin: 0,
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.lead,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
});

/** A tag that links to its photos. */
export const tag = style({ borderRadius: vars.radius.full, textDecoration: 'none' });

export const facts = style({ display: 'grid', gap: vars.space[4], margin: `${vars.space[5]} 0 0` });
export const term = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });
export const value = style({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
/** Below the rows, with space for its focus ring and with its text aligned with theirs. */
export const more = style({
  marginBlockStart: vars.space[3],
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
});
export const note = style({ display: 'block', color: vars.color.textMuted, fontSize: vars.fontSize.small });
