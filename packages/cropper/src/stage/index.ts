export type { Crop, CropBounds, CropRect, CropView, Size } from '../geometry/index.ts';
export { CropStage, type CropStageHandle, type CropStageProps } from './CropStage.tsx';
export type { CropChange } from './CropStore.ts';
export { en, type StageLabels, zhCN } from './labels.ts';
export type { PictureProblem } from './Picture.ts';
export type { CropResult, StageOptions } from './Stage.ts';
