import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';
import { leave, settle } from '../theme/motion.css.ts';

const { color, motion } = vars;

export const sheet = style({
  zIndex: vars.z.popup,
  maxWidth: 'min(360px, calc(100vw - 24px))',
  maxHeight: 'var(--radix-popper-available-height, 80vh)',
  overflow: 'auto',
  padding: vars.space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
  color: color.text,
  fontFamily: vars.font.sans,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&[data-state=open]': { animation: `${settle} ${motion.feedback} ${motion.standard}` },
    '&[data-state=closed]': { animation: `${leave} ${motion.feedback} ${motion.exit}` },
    '&:focus-visible': { outline: 'none' },
  },
});
