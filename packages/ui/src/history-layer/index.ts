export { useAfterLayer } from './useAfterLayer.ts';
export { useClosedHistoryLayers } from './useClosedHistoryLayers.ts';
export {
  type HistoryLayerOptions,
  type Layer,
  type LayerControl,
  type LayerDialogProps,
  type LayerHistory,
  useHistoryLayer,
} from './useHistoryLayer.ts';
