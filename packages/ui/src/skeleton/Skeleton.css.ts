import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = style({
  display: 'block',
  width: '100%',
  minHeight: '1em',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceActive,
  animation: `${breathe} 1800ms ease-in-out infinite`,
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
});
