import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { color } = vars;

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });
export const inline = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] });

export const circle = style({
  appearance: 'none',
  flex: 'none',
  width: '18px',
  height: '18px',
  margin: '2px 0 0',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: color.surfaceRaised,
  cursor: 'inherit',
  transition: `border-width ${vars.motion.feedback} ${vars.motion.standard}`,
  selectors: {
    '&:checked': { border: `5px solid ${color.accent}` },
    '&:disabled': { opacity: 0.5 },
    '[aria-invalid=true] &': { borderColor: color.critical },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
export const words = style({ display: 'flex', flexDirection: 'column' });
export const note = style({
  color: color.textMuted,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
});
