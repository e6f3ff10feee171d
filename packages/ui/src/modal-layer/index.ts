export { type ModalLayerOptions, useModalLayer } from './useModalLayer.ts';
