import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { color, motion } = vars;

export const stack = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  // The cover frame of an album (spec §9, Images).
  aspectRatio: '270 / 360',
  isolation: 'isolate',
});
const sheet = {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: color.surfaceHover,
  boxShadow: `0 0 0 1px ${color.border}`,
  transition: `translate calc(${motion.enter} * ${motion.travel}) ${motion.standard}, rotate calc(${motion.enter} * ${motion.travel}) ${motion.standard}`,
} as const;

export const front = style({ ...sheet, zIndex: 2 });
export const middle = style({
  ...sheet,
  zIndex: 1,
  scale: '0.955',
  transformOrigin: 'top',
  translate: '0 -7px',
  selectors: { ':hover > &': { translate: '0 -10px' } },
});
export const back = style({
  ...sheet,
  zIndex: 0,
  scale: '0.91',
  transformOrigin: 'top',
  translate: '0 -13px',
  selectors: { ':hover > &': { translate: '0 -18px' } },
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const veil = style({ position: 'absolute', inset: 0, background: color.surface, opacity: 0.28 });
export const nothing = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: color.borderStrong,
});
