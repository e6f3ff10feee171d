export { type ExifKey, type ExifNames, type PhotoInfoLabels, photoInfoLabels } from './labels.ts';
export {
  type ExifRow,
  type PhotoInfo,
  PhotoInfoPanel,
  type PhotoInfoPanelProps,
  type PhotoTimeSource,
} from './PhotoInfoPanel.tsx';
export { type PhotoPlace, placeNumbers, placeText } from './place.ts';
