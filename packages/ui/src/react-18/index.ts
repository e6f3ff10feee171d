export { fetchPriority } from './fetchPriority.ts';
export { inertValue } from './inertValue.ts';
export { withRef } from './withRef.ts';
