import { type StageLabels, en as stageEn, zhCN as stageZhCN } from './stage/labels.ts';

/** Every text of the croppers. Pass your own, or `en`, as `labels`. */
export type CropperLabels = StageLabels & {
  zoom: string;
  zoomIn: string;
  zoomOut: string;
  /** Spoken value of the zoom; 1 when the picture just covers the frame. */
  zoomValue: (zoom: number) => string;
  angle: string;
  /** Spoken and shown value of the dial, in degrees. */
  angleValue: (degrees: number) => string;
  rotate: string;
  flip: string;
  reset: string;
  preview: string;
  /** The file is of a kind that is not taken. */
  wrongType: string;
};

// Put together by a call that may be dropped: a bundler keeps a spread for a language that nobody asked for.
export const zhCN: CropperLabels = /* @__PURE__ */ Object.assign({}, stageZhCN, {
  zoom: '缩放',
  zoomIn: '放大',
  zoomOut: '缩小',
  zoomValue: (zoom: number) => `${Math.round(zoom * 100)}%`,
  angle: '微调角度',
  angleValue: (degrees: number) => `${degrees}°`,
  rotate: '顺时针旋转 90°',
  flip: '水平翻转',
  reset: '还原',
  preview: '预览',
  wrongType: '不支持这种图片格式',
});

export const en: CropperLabels = /* @__PURE__ */ Object.assign({}, stageEn, {
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomValue: (zoom: number) => `${Math.round(zoom * 100)}%`,
  angle: 'Fine angle',
  angleValue: (degrees: number) => `${degrees}°`,
  rotate: 'Rotate 90° clockwise',
  flip: 'Flip horizontally',
  reset: 'Reset',
  preview: 'Preview',
  wrongType: 'This kind of image is not supported',
});
