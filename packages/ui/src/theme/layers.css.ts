import { globalLayer } from '@vanilla-extract/css';

/** Every rule of the package is in `@layer xj`, so that a consumer's own class always wins. */
globalLayer('xj');
export const themeLayer = globalLayer({ parent: 'xj' }, 'theme');
export const resetLayer = globalLayer({ parent: 'xj' }, 'reset');
export const componentLayer = globalLayer({ parent: 'xj' }, 'components');
/** Components that are composed of those of this package; their rules win over those of the parts. */
export const blockLayer = globalLayer({ parent: 'xj' }, 'blocks');
export const utilityLayer = globalLayer({ parent: 'xj' }, 'utilities');
