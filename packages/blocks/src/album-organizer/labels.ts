import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of an `AlbumOrganizer`. A `name` argument is the name of the album or set. */
export interface OrganizerLabels {
  title: string;
  list: string;
  selected: (count: number) => string;
  cancel: string;
  save: string;
  undo: string;
  redo: string;
  sort: string;
  add: string;
  /** Default name of a new album; `date` is today's date as y.m.d. */
  newName: (date: string) => string;
  showCompact: string;
  showStandard: string;
  up: string;
  outBar: string;
  open: string;
  rename: string;
  merge: string;
  moveOut: string;
  dissolve: string;
  /** Moves the selection by one position in the custom order. */
  earlier: string;
  later: string;
  /** Accessible name of the bar at the bottom while albums are selected. */
  actions: string;
  /** Describes the keyboard shortcuts of the list. */
  help: string;
  hint: string;
  /** Announced before the name of a set. */
  set: string;
  albums: (count: number) => string;
  pickedUp: (name: string) => string;
  overMerge: (name: string, set: string) => string;
  overInto: (name: string) => string;
  overBefore: (name: string) => string;
  overAfter: (name: string) => string;
  overOut: string;
  merged: (name: string) => string;
  putInto: (name: string) => string;
  placedBefore: (name: string) => string;
  placedAfter: (name: string) => string;
  movedOut: string;
  /** Announces the position of the first moved album. */
  shifted: (position: number, total: number) => string;
  dissolved: (name: string) => string;
  cancelled: string;
  added: (name: string) => string;
  undone: string;
  redone: string;
}

const zhCN: OrganizerLabels = {
  title: '管理相册',
  list: '要整理的相册',
  selected: (count) => formattersOf('zh-CN').plural(count, { other: '已选择 # 项' }),
  cancel: '取消',
  save: '保存',
  undo: '撤销',
  redo: '重做',
  sort: '排序',
  add: '新建相册',
  newName: (date) => `新相册 - ${date}`,
  showCompact: '小卡片',
  showStandard: '大卡片',
  up: '返回上一层',
  outBar: '拖到这里移出相集',
  open: '打开',
  rename: '重命名',
  merge: '合并为相集',
  moveOut: '移出相集',
  dissolve: '解散相集',
  earlier: '前移',
  later: '后移',
  actions: '所选相册的操作',
  help: '方向键移动，空格选择，F2 重命名，O 打开相集，Ctrl+Z 撤销。回车拿起，再用方向键选择位置：M 合并或放入，B 放到前面，A 放到后面，O 移出相集；回车放下，Esc 放回。',
  hint: '拖动或按回车拿起，放到另一个相册上合成相集',
  set: '相集',
  albums: (count) => formattersOf('zh-CN').plural(count, { other: '# 个相册' }),
  pickedUp: (name) => `已拿起「${name}」。用方向键选择位置，回车放下，Esc 放回。`,
  overMerge: (name, set) => `在「${name}」上，放下后合并为相集「${set}」`,
  overInto: (name) => `在相集「${name}」上，放下后放进去`,
  overBefore: (name) => `在「${name}」前面`,
  overAfter: (name) => `在「${name}」后面`,
  overOut: '放下后移出相集',
  merged: (name) => `已合并为相集「${name}」`,
  putInto: (name) => `已放入相集「${name}」`,
  placedBefore: (name) => `已放到「${name}」前面`,
  placedAfter: (name) => `已放到「${name}」后面`,
  movedOut: '已移出相集',
  shifted: (position, total) =>
    `现在是第 ${formattersOf('zh-CN').number(position)} 个，共 ${formattersOf('zh-CN').number(total)} 个`,
  dissolved: (name) => `已解散相集「${name}」`,
  cancelled: '已放回，没有改动',
  added: (name) => `已新建「${name}」`,
  undone: '已撤销',
  redone: '已重做',
};

const en: OrganizerLabels = {
  title: 'Manage albums',
  list: 'Albums to arrange',
  selected: (count) => formattersOf('en').plural(count, { other: '# selected' }),
  cancel: 'Cancel',
  save: 'Save',
  undo: 'Undo',
  redo: 'Redo',
  sort: 'Sort order',
  add: 'New album',
  newName: (date) => `New album - ${date}`,
  showCompact: 'Smaller cards',
  showStandard: 'Larger cards',
  up: 'Up to all albums',
  outBar: 'Drag here to move out of set',
  open: 'Open',
  rename: 'Rename',
  merge: 'Make a set',
  moveOut: 'Move out of the set',
  dissolve: 'Ungroup',
  earlier: 'Move earlier',
  later: 'Move later',
  actions: 'Actions on the selection',
  help: 'Arrow keys move, Space selects, F2 renames, O opens a set, Ctrl+Z undoes. Enter picks up; then arrow keys choose a place: M into it, B before, A after, O out of the set; Enter drops, Escape puts back.',
  hint: 'Drag, or press Enter to pick up; drop on another album to make a set',
  set: 'Album-set',
  albums: (count) => formattersOf('en').plural(count, { one: '# album', other: '# albums' }),
  pickedUp: (name) =>
    `Picked up “${name}”. Choose a place with the arrow keys. Enter drops, Escape puts back.`,
  overMerge: (name, set) => `Over “${name}”, a drop makes the set “${set}”`,
  overInto: (name) => `Over the set “${name}”, a drop puts it in`,
  overBefore: (name) => `Before “${name}”`,
  overAfter: (name) => `After “${name}”`,
  overOut: 'A drop moves it out of the set',
  merged: (name) => `Made the set “${name}”`,
  putInto: (name) => `Put into the set “${name}”`,
  placedBefore: (name) => `Placed before “${name}”`,
  placedAfter: (name) => `Placed after “${name}”`,
  movedOut: 'Moved out of the set',
  shifted: (position, total) =>
    `Now number ${formattersOf('en').number(position)} of ${formattersOf('en').number(total)}`,
  dissolved: (name) => `Ungrouped “${name}”`,
  cancelled: 'Move cancelled',
  added: (name) => `Made “${name}”`,
  undone: 'Undone',
  redone: 'Redone',
};

export const organizerLabels: BlockCatalogue<OrganizerLabels> = { 'zh-CN': zhCN, en };
