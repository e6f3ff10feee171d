import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { color, motion } = vars;

export const track = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '36px',
  height: '20px',
  margin: '1px 0 0',
  borderRadius: vars.radius.full,
  border: `1px solid ${color.borderStrong}`,
  background: color.surfaceSunken,
  cursor: 'inherit',
  transition: `background-color ${motion.feedback} ${motion.standard}`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '2px',
      insetInlineStart: '2px',
      width: '14px',
      height: '14px',
      borderRadius: '50%',
      background: color.borderStrong,
      transition: `translate calc(${motion.feedback} * ${motion.travel}) ${motion.standard}`,
    },
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&:checked::after': { background: color.textOnAccent, translate: '16px 0' },
    '&:disabled': { opacity: 0.5 },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:checked': { background: 'Highlight' } } } },
});
