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
  pickUp: string;
  before: string;
  after: string;
  into: string;
  putBack: string;
  /** Accessible name of the bar at the bottom while albums are selected. */
  actions: string;
  /** Accessible name of the bar at the bottom while albums are carried. */
  carryActions: string;
  /** Describes the keyboard shortcuts of the list. */
  help: string;
  hint: string;
  /** Announced before the name of a set. */
  set: string;
  albums: (count: number) => string;
  pickedUp: (name: string) => string;
  overMerge: (name: string, set: string) => string;
  overInto: (name: string) => string;
  overBeside: (name: string) => string;
  overNothing: (name: string) => string;
  merged: (name: string) => string;
  putInto: (name: string) => string;
  placedBefore: (name: string) => string;
  placedAfter: (name: string) => string;
  movedOut: string;
  dissolved: (name: string) => string;
  cancelled: string;
  refused: string;
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
  pickUp: '拿起',
  before: '放到前面',
  after: '放到后面',
  into: '放进去',
  putBack: '放回',
  actions: '所选相册的操作',
  carryActions: '拿起的相册放到哪里',
  help: '方向键移动，空格选择，回车拿起；拿起后回车合并或放入，B 放到前面，A 放到后面，O 移出相集，Esc 放回。F2 重命名，O 打开相集，Ctrl+Z 撤销。',
  hint: '拖动或按回车拿起，放到另一个相册上合成相集',
  set: '相集',
  albums: (count) => formattersOf('zh-CN').plural(count, { other: '# 个相册' }),
  pickedUp: (name) => `已拿起「${name}」。用方向键选择位置，按 Esc 放回。`,
  overMerge: (name, set) => `在「${name}」上：回车合并为相集「${set}」`,
  overInto: (name) => `在相集「${name}」上：回车放进去`,
  overBeside: (name) => `在「${name}」上：按 B 放到前面，按 A 放到后面`,
  overNothing: (name) => `在「${name}」上：不能放在这里`,
  merged: (name) => `已合并为相集「${name}」`,
  putInto: (name) => `已放入相集「${name}」`,
  placedBefore: (name) => `已放到「${name}」前面`,
  placedAfter: (name) => `已放到「${name}」后面`,
  movedOut: '已移出相集',
  dissolved: (name) => `已解散相集「${name}」`,
  cancelled: '已放回，没有改动',
  refused: '不能放在这里',
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
  moveOut: 'Out of the set',
  dissolve: 'Ungroup',
  pickUp: 'Pick up',
  before: 'Before',
  after: 'After',
  into: 'Into it',
  putBack: 'Put back',
  actions: 'Actions on the selection',
  carryActions: 'Where the picked-up albums go',
  help: 'Arrow keys move, Space selects, Enter picks up. Then Enter merges or puts in, B places before, A after, O takes out of the set, Esc puts back. F2 renames, O opens a set, Ctrl+Z undoes.',
  hint: 'Drag, or press Enter to pick up; drop on another album to make a set',
  set: 'Album-set',
  albums: (count) => formattersOf('en').plural(count, { one: '# album', other: '# albums' }),
  pickedUp: (name) => `Picked up “${name}”. Choose a place with the arrow keys, Esc puts it back.`,
  overMerge: (name, set) => `Over “${name}”: Enter makes the set “${set}”`,
  overInto: (name) => `Over the set “${name}”: Enter puts it in`,
  overBeside: (name) => `Over “${name}”: B places before, A after`,
  overNothing: (name) => `Over “${name}”: cannot be put here`,
  merged: (name) => `Made the set “${name}”`,
  putInto: (name) => `Put into the set “${name}”`,
  placedBefore: (name) => `Placed before “${name}”`,
  placedAfter: (name) => `Placed after “${name}”`,
  movedOut: 'Moved out of the set',
  dissolved: (name) => `Ungrouped “${name}”`,
  cancelled: 'Put back, nothing changed',
  refused: 'It cannot be put here',
  added: (name) => `Made “${name}”`,
  undone: 'Undone',
  redone: 'Redone',
};

export const organizerLabels: BlockCatalogue<OrganizerLabels> = { 'zh-CN': zhCN, en };
