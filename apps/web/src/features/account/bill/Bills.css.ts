import { style } from '@vanilla-extract/css';
import { LAYOUT } from '@xiangji/api-client/contract';
import { media, vars } from '@xiangji/ui/theme';

/** Spec §9 'Layout': rows of the account's lists. */
export const order = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: `${LAYOUT.LIST_ROW_NARROW}px`,
  padding: `${vars.space[3]} ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.text,
  textDecoration: 'none',
  '@media': { [media.pc]: { minHeight: `${LAYOUT.LIST_ROW_WIDE}px` } },
  selectors: {
    'li:last-child > &': { borderBlockEnd: 0 },
    '&:hover': { background: vars.color.surfaceHover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

/** A date is read in one piece; a phone gives it a line of its own, with no dot between. */
export const when = style({ whiteSpace: 'nowrap', '@media': { [media.phone]: { display: 'block' } } });
export const dot = style({ '@media': { [media.phone]: { display: 'none' } } });

export const amount = style({
  flex: 'none',
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const rules = style({
  margin: 0,
  paddingInlineStart: vars.space[5],
  display: 'grid',
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [media.phone]: { flexDirection: 'column' } },
});
