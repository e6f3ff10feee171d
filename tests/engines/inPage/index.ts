export { findAll, pointOf } from './find.ts';
export { layoutErrors, runningAnimations, unreachable } from './layout.ts';
