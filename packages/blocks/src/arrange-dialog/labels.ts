import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of the dialog that changes the order of items. */
export interface ArrangeLabels {
  save: string;
  /** Texts of the buttons. */
  top: string;
  up: string;
  down: string;
  bottom: string;
  /** Accessible names of the buttons. */
  toTop: (name: string) => string;
  stepUp: (name: string) => string;
  stepDown: (name: string) => string;
  toBottom: (name: string) => string;
  /** Announces the position of an item after a move. */
  position: (name: string, position: number, total: number) => string;
}

const zh = formattersOf('zh-CN').number;
const en = formattersOf('en').number;

export const arrangeLabels: BlockCatalogue<ArrangeLabels> = {
  'zh-CN': {
    save: '保存顺序',
    top: '置顶',
    up: '上移',
    down: '下移',
    bottom: '置底',
    toTop: (name) => `「${name}」置顶`,
    stepUp: (name) => `「${name}」上移`,
    stepDown: (name) => `「${name}」下移`,
    toBottom: (name) => `「${name}」置底`,
    position: (name, position, total) => `「${name}」现在是第 ${zh(position)} 个，共 ${zh(total)} 个`,
  },
  en: {
    save: 'Save order',
    top: 'Top',
    up: 'Up',
    down: 'Down',
    bottom: 'Bottom',
    toTop: (name) => `Move “${name}” to the top`,
    stepUp: (name) => `Move “${name}” up`,
    stepDown: (name) => `Move “${name}” down`,
    toBottom: (name) => `Move “${name}” to the bottom`,
    position: (name, position, total) => `“${name}” is now number ${en(position)} of ${en(total)}`,
  },
};
