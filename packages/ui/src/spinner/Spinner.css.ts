import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { style } from '../theme/layered.ts';

const turn = keyframes({ to: { rotate: '360deg' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style({
  width: '1.15em',
  height: '1.15em',
  flex: 'none',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  selectors: {
    "[data-motion='reduced'] &": { animation: `${breathe} 1600ms ease-in-out infinite` },
  },
  '@media': { [media.reducedMotion]: { animation: `${breathe} 1600ms ease-in-out infinite` } },
});
