import type { Handle } from './geometry/index.ts';
import type { CropErrorCode } from './image/CropError.ts';

/** Every text of the croppers. Pass your own as `labels`. */
export interface CropperLabels {
  /** Name of the area. */
  area: string;
  /** Read after the name: the keys. */
  areaHint: string;
  /** The same for a selection. */
  selectionHint: string;
  loading: string;
  cutting: string;
  errors: Record<Exclude<CropErrorCode, 'not-ready' | 'not-written'>, string>;
  /** Names of the handles of a selection. */
  handles: Record<Handle, string>;
  zoom: string;
  zoomIn: string;
  zoomOut: string;
  /** Value of the zoom in words; 1 when the image just covers the frame. */
  zoomValue: (zoom: number) => string;
  straighten: string;
  /** Value of the angle in words, in degrees. */
  angleValue: (degrees: number) => string;
  rotate: string;
  flip: string;
  reset: string;
  aspect: string;
  preview: string;
}

export const zhCN: CropperLabels = {
  area: '裁剪区域',
  areaHint: '方向键移动 1 像素，按住 Shift 移动 10 像素，加号和减号缩放',
  selectionHint: '方向键移动选区，按住 Shift 移动 10 倍；Tab 到控制点后用方向键改变大小',
  loading: '正在加载图片',
  cutting: '正在裁剪',
  errors: { 'too-small': '图片尺寸过小', 'wrong-type': '不支持这种图片格式', unreadable: '图片无法打开' },
  handles: {
    nw: '左上角',
    n: '上边',
    ne: '右上角',
    e: '右边',
    se: '右下角',
    s: '下边',
    sw: '左下角',
    w: '左边',
  },
  zoom: '缩放',
  zoomIn: '放大',
  zoomOut: '缩小',
  zoomValue: (zoom) => `${Math.round(zoom * 100)}%`,
  straighten: '微调角度',
  angleValue: (degrees) => `${degrees}°`,
  rotate: '顺时针旋转 90°',
  flip: '水平翻转',
  reset: '还原',
  aspect: '宽高比',
  preview: '预览',
};

export const en: CropperLabels = {
  area: 'Crop area',
  areaHint: 'Arrow keys move by 1 pixel, with Shift by 10, plus and minus zoom',
  selectionHint:
    'Arrow keys move the selection, with Shift ten times as far. Tab to a handle and resize with arrow keys',
  loading: 'Loading the picture',
  cutting: 'Cropping',
  errors: {
    'too-small': 'Image size too small',
    'wrong-type': 'This kind of image is not supported',
    unreadable: 'The picture cannot be opened',
  },
  handles: {
    nw: 'Top left corner',
    n: 'Top edge',
    ne: 'Top right corner',
    e: 'Right edge',
    se: 'Bottom right corner',
    s: 'Bottom edge',
    sw: 'Bottom left corner',
    w: 'Left edge',
  },
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomValue: (zoom) => `${Math.round(zoom * 100)}%`,
  straighten: 'Straighten',
  angleValue: (degrees) => `${degrees}°`,
  rotate: 'Rotate 90° clockwise',
  flip: 'Flip horizontally',
  reset: 'Reset',
  aspect: 'Aspect ratio',
  preview: 'Preview',
};

export const catalogues = { en, 'zh-CN': zhCN };
