/** Every text of the stage alone. Pass your own, or `en`, as `labels`. */
export type StageLabels = {
  /** Name of the stage. */
  stage: string;
  /** Spoken after the name: which keys do what. */
  stageHint: string;
  loading: string;
  /** The picture is smaller than 10 × 10 (spec §9). */
  tooSmall: string;
  broken: string;
};

export const zhCN: StageLabels = {
  stage: '裁剪区域',
  stageHint: '方向键移动 1 像素，按住 Shift 移动 10 像素，加号和减号缩放',
  loading: '正在加载图片',
  tooSmall: '图片尺寸过小',
  broken: '图片无法打开',
};

export const en: StageLabels = {
  stage: 'Crop area',
  stageHint: 'Arrow keys move by 1 pixel, with Shift by 10, plus and minus zoom',
  loading: 'Loading the picture',
  tooSmall: 'Image size too small',
  broken: 'The picture cannot be opened',
};
