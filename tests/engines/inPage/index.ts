export { runningAnimations } from './animations.ts';
export { findAll, pointOf } from './find.ts';
export { layoutErrors, unreachable } from './layout.ts';
