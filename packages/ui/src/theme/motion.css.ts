import { keyframes } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const { travel } = vars.motion;

/** Distances are multiplied by `travel`, so that with reduced motion only the opacity changes. */
export const fadeIn = keyframes({ from: { opacity: 0 } });
export const fadeOut = keyframes({ to: { opacity: 0 } });
export const settle = keyframes({
  from: { opacity: 0, translate: `0 calc(6px * ${travel})`, scale: `calc(1 - 0.02 * ${travel})` },
});
export const leave = keyframes({ to: { opacity: 0, scale: `calc(1 - 0.02 * ${travel})` } });
export const riseUp = keyframes({ from: { opacity: 0, translate: `0 calc(40% * ${travel})` } });
export const sinkDown = keyframes({ to: { opacity: 0, translate: `0 calc(40% * ${travel})` } });
