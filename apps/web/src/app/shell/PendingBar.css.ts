import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@xiangji/ui/theme';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const slide = keyframes({ from: { translate: '-100% 0' }, to: { translate: '250% 0' } });

/** A page that loads within this time shows no bar. */
const DELAY = '400ms';

export const bar = style({
  position: 'fixed',
  zIndex: vars.z.overlay,
  insetInline: 0,
  insetBlockStart: 0,
  height: '2px',
  overflow: 'hidden',
  opacity: 0,
  animation: `${appear} ${vars.motion.feedback} ${DELAY} forwards`,
});

export const runner = style({
  width: '40%',
  height: '100%',
  background: vars.color.accent,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${slide} 1.2s ease-in-out infinite` },
  },
});
