import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of the dialogs about albums and sets. */
export interface AlbumDialogLabels {
  rename: string;
  save: string;
  albumName: string;
  albumNameRequired: string;
  setName: string;
  setNameRequired: string;
  createSet: string;
  create: string;
  /** Accessible name of the list of albums to select. */
  setAlbums: string;
  setNeedsTwo: string;
  moveTitle: (name: string) => string;
  /** Accessible name of the tabs. */
  moveTo: string;
  moveIn: string;
  moveOut: string;
  selectSet: string;
  noSets: string;
  setsFailed: string;
  moveOutText: (name: string, set: string) => string;
  move: string;
  removeAlbumTitle: (name: string) => string;
  /** States that the photos of a deleted album move to the recycle bin. */
  removeAlbumText: (photos: number) => string;
  removeAlbum: string;
  removeSetTitle: (name: string) => string;
  /** States that the albums of a deleted set move to the top level. */
  removeSetText: (albums: number) => string;
  removeSet: string;
}

export const albumDialogLabels: BlockCatalogue<AlbumDialogLabels> = {
  'zh-CN': {
    rename: '重命名',
    save: '保存',
    albumName: '相册名称',
    albumNameRequired: '请输入相册名称',
    setName: '相集名称',
    setNameRequired: '请输入相集名称',
    createSet: '新建相集',
    create: '新建',
    setAlbums: '选择放入相集的相册',
    setNeedsTwo: '请至少选择两个相册',
    moveTitle: (name) => `移动「${name}」`,
    moveTo: '移动到',
    moveIn: '移入相集',
    moveOut: '移出相集',
    selectSet: '选择相集',
    noSets: '还没有相集，请先新建',
    setsFailed: '相集加载失败',
    moveOutText: (name, set) => `「${name}」将移出「${set}」，回到相册列表。`,
    move: '移动',
    removeAlbumTitle: (name) => `删除相册「${name}」？`,
    removeAlbumText: (photos) =>
      formattersOf('zh-CN').plural(photos, {
        zero: '相册里没有照片。',
        other: '相册里的 # 张照片会移入回收站，之后仍可恢复到原来的相册。',
      }),
    removeAlbum: '删除相册',
    removeSetTitle: (name) => `删除相集「${name}」？`,
    removeSetText: (albums) =>
      formattersOf('zh-CN').plural(albums, {
        zero: '只移除分组，不会删除任何相册。',
        other: '只移除分组，里面的 # 个相册会保留在相册列表中。',
      }),
    removeSet: '删除相集',
  },
  en: {
    rename: 'Rename',
    save: 'Save',
    albumName: 'Album name',
    albumNameRequired: 'Please enter an album name',
    setName: 'Album-set name',
    setNameRequired: 'Please enter an album-set name',
    createSet: 'New album-set',
    create: 'Create',
    setAlbums: 'Albums to put in the set',
    setNeedsTwo: 'Please choose at least two albums',
    moveTitle: (name) => `Move “${name}”`,
    moveTo: 'Move to',
    moveIn: 'Into a set',
    moveOut: 'Move out of the set',
    selectSet: 'Choose an album-set',
    noSets: 'No album-sets yet, make one first',
    setsFailed: 'The album-sets could not be loaded',
    moveOutText: (name, set) => `“${name}” leaves “${set}” and returns to the album list.`,
    move: 'Move',
    removeAlbumTitle: (name) => `Delete the album “${name}”?`,
    removeAlbumText: (photos) =>
      formattersOf('en').plural(photos, {
        zero: 'The album holds no photos.',
        one: 'Its photo moves to the recycle bin and can be restored to this album.',
        other: 'Its # photos move to the recycle bin and can be restored to this album.',
      }),
    removeAlbum: 'Delete album',
    removeSetTitle: (name) => `Delete the album-set “${name}”?`,
    removeSetText: (albums) =>
      formattersOf('en').plural(albums, {
        zero: 'Only the grouping is removed; no album is deleted.',
        one: 'Only the grouping is removed; its album stays in the album list.',
        other: 'Only the grouping is removed; its # albums stay in the album list.',
      }),
    removeSet: 'Delete album-set',
  },
};
