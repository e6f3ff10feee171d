export { fetchPriority } from './fetchPriority.ts';
export { inertValue } from './inertValue.ts';
export { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';
export { withRef } from './withRef.ts';
