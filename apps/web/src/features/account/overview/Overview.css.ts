import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@xiangji/ui/theme';

export const counts = style({
  margin: 0,
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
});

export const count = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const number = style({
  margin: 0,
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.title,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const scroll = style({
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${table} :is(th, td)`, {
  padding: vars.space[2],
  textAlign: 'start',
  fontWeight: vars.fontWeight.regular,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  whiteSpace: 'nowrap',
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, { color: vars.color.textMuted });

export const bytes = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
});
