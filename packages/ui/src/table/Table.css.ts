import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { color, space } = vars;

export const scroller = style({
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
});
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  textAlign: 'start',
});
export const caption = style({
  paddingBlockEnd: space[2],
  color: color.textMuted,
  fontSize: vars.fontSize.small,
  textAlign: 'start',
});
const cellBase = style({
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  selectors: {
    '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '&[data-align=center]': { textAlign: 'center' },
  },
});
export const cell = style([cellBase]);
export const headerCell = style([
  cellBase,
  {
    color: color.textMuted,
    fontSize: vars.fontSize.small,
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
  },
]);
export const rowHeaderCell = style([cellBase, { fontWeight: vars.fontWeight.medium }]);
export const row = style({
  selectors: {
    'tbody &:hover': { background: color.surfaceHover },
    '&[aria-selected=true]': { background: color.accentSoft },
  },
});
export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
});
