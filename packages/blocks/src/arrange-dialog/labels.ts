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
  /** Accessible name of the handle that drags an item. */
  drag: (name: string) => string;
  /** The role of the handle, for screen readers. */
  sortable: string;
  /** Describes the keys of the handle, for screen readers. */
  dragHelp: string;
  /** Announces that an item has been picked up. */
  pickedUp: (name: string, position: number, total: number) => string;
  /** Announces the position of an item during a drag or after a move. */
  position: (name: string, position: number, total: number) => string;
  /** Announces that an item has been dropped. */
  dropped: (name: string, position: number, total: number) => string;
  /** Announces that a drag has been cancelled. */
  cancelled: (name: string) => string;
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
    drag: (name) => `拖动「${name}」`,
    sortable: '可排序',
    dragHelp: '按空格或回车拿起，用方向键移动，再按一次放下，Esc 放回。',
    pickedUp: (name, position, total) => `已拿起「${name}」，第 ${zh(position)} 个，共 ${zh(total)} 个`,
    position: (name, position, total) => `「${name}」现在是第 ${zh(position)} 个，共 ${zh(total)} 个`,
    dropped: (name, position, total) => `已放下「${name}」，第 ${zh(position)} 个，共 ${zh(total)} 个`,
    cancelled: (name) => `已放回「${name}」，没有改动`,
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
    drag: (name) => `Drag “${name}”`,
    sortable: 'sortable',
    dragHelp:
      'Press Space or Enter to pick up, arrow keys to move, the same key to drop, Escape to put back.',
    pickedUp: (name, position, total) => `Picked up “${name}”, number ${en(position)} of ${en(total)}`,
    position: (name, position, total) => `“${name}” is now number ${en(position)} of ${en(total)}`,
    dropped: (name, position, total) => `Dropped “${name}”, number ${en(position)} of ${en(total)}`,
    cancelled: (name) => `Move cancelled: “${name}” is where it was`,
  },
};
