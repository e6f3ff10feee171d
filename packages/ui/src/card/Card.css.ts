import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { color, motion } = vars;

export const card = style({
  position: 'relative',
  display: 'block',
  minWidth: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
  color: color.text,
  textDecoration: 'none',
  transition: `border-color ${motion.feedback} ${motion.standard}, box-shadow ${motion.feedback} ${motion.standard}`,
  selectors: {
    'a&, button&': { cursor: 'pointer' },
    'a&:hover, button&:hover': { borderColor: color.borderStrong, boxShadow: vars.shadow.raised },
    'a&:active, button&:active': { background: color.surfaceHover },
    '&[data-selected]': { borderColor: color.accent, background: color.accentSoft },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
