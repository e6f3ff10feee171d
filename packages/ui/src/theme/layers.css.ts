import { globalLayer } from '@vanilla-extract/css';

/** Every rule of the package is in `@layer xj`, so that your own classes always win. */
globalLayer('xj');
export const themeLayer = globalLayer({ parent: 'xj' }, 'theme');
export const resetLayer = globalLayer({ parent: 'xj' }, 'reset');
export const componentLayer = globalLayer({ parent: 'xj' }, 'components');
/**
 * The layer of components that are composed of components of this package. Its rules win over the rules of the parts.
 */
export const blockLayer = globalLayer({ parent: 'xj' }, 'blocks');
export const utilityLayer = globalLayer({ parent: 'xj' }, 'utilities');
