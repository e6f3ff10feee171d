import '@xiangji/ui/theme';
import { globalLayer } from '@vanilla-extract/css';

globalLayer('xj');
/** The layer of all product components: a consumer's own rules always win over it. */
export const componentLayer = globalLayer({ parent: 'xj' }, 'components');
