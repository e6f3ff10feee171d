import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { color } = vars;

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3] });
export const reading = style({
  color: color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: vars.size.controlSmall,
  width: '100%',
  cursor: 'pointer',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-disabled]': { cursor: 'default', opacity: 0.5 } },
});
export const track = style({
  position: 'relative',
  flex: 1,
  height: '4px',
  borderRadius: vars.radius.full,
  background: color.borderStrong,
  '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
});
export const range = style({
  position: 'absolute',
  height: '100%',
  borderRadius: 'inherit',
  background: color.accent,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
export const thumb = style({
  display: 'block',
  width: '20px',
  height: '20px',
  border: `2px solid ${color.accent}`,
  borderRadius: vars.radius.full,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  transition: `background-color ${vars.motion.feedback} ${vars.motion.standard}, border-color ${vars.motion.feedback} ${vars.motion.standard}`,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:hover:not([data-disabled])': { borderColor: color.accentHover, background: color.accentSoft },
    '&:active:not([data-disabled])': { borderColor: color.accentActive, background: color.accentActive },
  },
});
