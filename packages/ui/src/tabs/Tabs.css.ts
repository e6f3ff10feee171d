import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { color, space } = vars;

/** Space for the focus ring. The text stays aligned with the content around it. */
const RING = '6px';

export const list = style({
  display: 'flex',
  gap: `calc(${space[4]} - 2 * ${RING})`,
  marginInlineStart: `calc(-1 * ${RING})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: `linear-gradient(${color.border}, ${color.border}) ${RING} 100% / 100% 1px no-repeat`,
});
export const tab = style({
  position: 'relative',
  flex: 'none',
  minHeight: vars.size.control,
  padding: `${space[2]} ${RING}`,
  border: 0,
  background: 'transparent',
  color: color.textMuted,
  fontFamily: 'inherit',
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { color: color.text },
    '&:active:not(:disabled)': { color: color.accentText },
    '&:disabled': { color: color.textDisabled, cursor: 'default' },
    '&[data-state=active]': { color: color.text },
    '&[data-state=active]::after': {
      content: '""',
      position: 'absolute',
      insetInline: RING,
      insetBlockEnd: 0,
      height: '2px',
      borderRadius: '1px',
      background: color.accent,
    },
    '&:focus-visible': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
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
