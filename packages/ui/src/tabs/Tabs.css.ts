import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${color.border}`,
});
export const tab = style({
  position: 'relative',
  flex: 'none',
  minHeight: vars.size.control,
  padding: `${space[2]} 2px`,
  border: 0,
  background: 'transparent',
  color: color.textMuted,
  fontFamily: 'inherit',
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { color: color.text },
    '&:disabled': { color: color.textDisabled, cursor: 'default' },
    '&[data-state=active]': { color: color.text },
    '&[data-state=active]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      height: '2px',
      borderRadius: '1px',
      background: color.accent,
    },
    '&:focus-visible': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-3px',
      borderRadius: vars.radius.control,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-state=active]::after': { background: 'Highlight' } } },
  },
});
export const panel = style({
  paddingBlockStart: space[4],
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
});
