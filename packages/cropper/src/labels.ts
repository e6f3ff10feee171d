/** Every text of the croppers. Pass your own, or `en`, as `labels`. */
export type CropperLabels = {
  /** Name of the stage. */
  stage: string;
  /** Spoken after the name: which keys do what. */
  stageHint: string;
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
  loading: string;
  /** The picture is smaller than 10 × 10 (spec §9). */
  tooSmall: string;
  /** The file is of a kind that is not taken. */
  wrongType: string;
  broken: string;
};

export const zhCN: CropperLabels = {
  stage: '裁剪区域',
  stageHint: '方向键移动 1 像素，按住 Shift 移动 10 像素，加号和减号缩放',
  zoom: '缩放',
  zoomIn: '放大',
  zoomOut: '缩小',
  zoomValue: (zoom) => `${Math.round(zoom * 100)}%`,
  angle: '微调角度',
  angleValue: (degrees) => `${degrees}°`,
  rotate: '顺时针旋转 90°',
  flip: '水平翻转',
  reset: '还原',
  preview: '预览',
  loading: '正在加载图片',
  tooSmall: '图片尺寸过小',
  wrongType: '不支持这种图片格式',
  broken: '图片无法打开',
};

export const en: CropperLabels = {
  stage: 'Crop area',
  stageHint: 'Arrow keys move by 1 pixel, with Shift by 10, plus and minus zoom',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomValue: (zoom) => `${Math.round(zoom * 100)}%`,
  angle: 'Fine angle',
  angleValue: (degrees) => `${degrees}°`,
  rotate: 'Rotate 90° clockwise',
  flip: 'Flip horizontally',
  reset: 'Reset',
  preview: 'Preview',
  loading: 'Loading the picture',
  tooSmall: 'Image size too small',
  wrongType: 'This kind of image is not supported',
  broken: 'The picture cannot be opened',
};
