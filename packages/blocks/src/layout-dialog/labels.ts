import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of a `LayoutDialog`. */
export interface LayoutLabels {
  title: string;
  shape: string;
  auto: string;
  real: string;
  rectangles: string;
  grid: string;
  size: string;
  xsmall: string;
  small: string;
  medium: string;
  large: string;
  xlarge: string;
  ratio: string;
  done: string;
}

export const layoutLabels: BlockCatalogue<LayoutLabels> = {
  'zh-CN': {
    title: '布局',
    shape: '布局',
    auto: '自动',
    real: '原始比例',
    rectangles: '矩形',
    grid: '网格',
    size: '大小',
    xsmall: '最小',
    small: '较小',
    medium: '标准',
    large: '较大',
    xlarge: '最大',
    ratio: '网格比例',
    done: '完成',
  },
  en: {
    title: 'View',
    shape: 'Layout',
    auto: 'Automatic',
    real: 'True shape',
    rectangles: 'Rectangles',
    grid: 'Grid',
    size: 'Size',
    xsmall: 'Smallest',
    small: 'Smaller',
    medium: 'Standard',
    large: 'Larger',
    xlarge: 'Largest',
    ratio: 'Grid shape',
    done: 'Done',
  },
};
