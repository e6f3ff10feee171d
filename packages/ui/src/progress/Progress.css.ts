import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { color, motion } = vars;
const sweep = keyframes({ from: { translate: '-100% 0' }, to: { translate: '250% 0' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });
/**
 * With reduced motion, an unknown progress is shown as stripes over the whole bar, which look different from any known
 * progress.
 */
const still = {
  width: '100%',
  mask: 'repeating-linear-gradient(-60deg, black 0 6px, transparent 6px 12px)',
  animation: `${breathe} 1600ms ease-in-out infinite`,
} as const;

export const track = style({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  height: '4px',
  borderRadius: vars.radius.full,
  background: `color-mix(in oklch, currentColor 16%, transparent)`,
});

export const bar = style({
  height: '100%',
  borderRadius: 'inherit',
  background: color.accent,
  transition: `width ${motion.enter} ${motion.standard}`,
  selectors: {
    '[data-tone=critical] > &': { background: color.critical },
    '[data-tone=inverse] > &': { background: color.accentOnInverse },
    '[data-state=indeterminate] > &': { width: '40%', animation: `${sweep} 1400ms ease-in-out infinite` },
    "[data-motion='reduced'] [data-state=indeterminate] > &": still,
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: {
        '[data-state=indeterminate] > &': still,
      },
    },
    '(forced-colors: active)': { background: 'Highlight' },
  },
});

export const ring = style({
  display: 'inline-grid',
  placeItems: 'center',
  position: 'relative',
  flex: 'none',
});
export const ringDrawing = style({ gridArea: '1 / 1', rotate: '-90deg', maxWidth: 'none' });
export const ringTrack = style({ stroke: `color-mix(in oklch, currentColor 16%, transparent)` });
export const ringBar = style({
  stroke: color.accent,
  transition: `stroke-dashoffset ${motion.enter} ${motion.standard}`,
});
export const ringText = style({
  gridArea: '1 / 1',
  fontSize: vars.fontSize.caption,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  // Drawn by CSS and not as text, because the ring has its own value and must not change the name of a surrounding
  // button.
  selectors: { '&::after': { content: 'attr(data-value) / ""' } },
});
