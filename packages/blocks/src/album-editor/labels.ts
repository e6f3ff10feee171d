import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of the album editor. */
export interface AlbumEditorLabels {
  /** Titles of the dialog while an album or a set is edited. */
  editAlbum: string;
  editSet: string;
  /** Titles of the dialog while an album or a set is viewed. */
  albumDetails: string;
  setDetails: string;
  albumName: string;
  setName: string;
  dates: string;
  intro: string;
  introPlaceholder: string;
  /** A hint about the keys that save and cancel the introduction. */
  introKeys: string;
  introTooLong: (limit: number) => string;
  saveIntro: string;
  photos: string;
  /** Shown for dates or an introduction that are not set. */
  none: string;
  changeCover: string;
  /** Accessible name of the file input. */
  coverFile: string;
  coverPhoto: string;
  startEditing: string;
  finishEditing: string;
  showCover: string;
  showMore: string;
  albumsOfSet: string;
  allAlbums: (count: number) => string;
  fewerAlbums: string;
  loadFailed: string;
}

export const albumEditorLabels: BlockCatalogue<AlbumEditorLabels> = {
  'zh-CN': {
    editAlbum: '编辑相册',
    editSet: '编辑相集',
    albumDetails: '相册信息',
    setDetails: '相集信息',
    albumName: '相册名称',
    setName: '相集名称',
    dates: '日期',
    intro: '简介',
    introPlaceholder: '写几句话介绍这个相册',
    introKeys: 'Ctrl+回车保存，Esc 取消',
    introTooLong: (limit) => `简介最多 ${limit} 个字，请缩短后保存`,
    saveIntro: '完成',
    photos: '照片',
    none: '暂无',
    changeCover: '更换封面',
    coverFile: '选择图片',
    coverPhoto: '从相册中选择',
    startEditing: '编辑',
    finishEditing: '结束编辑',
    showCover: '看封面',
    showMore: '更多信息',
    albumsOfSet: '相集里的相册',
    allAlbums: (count) => `显示全部 ${formattersOf('zh-CN').number(count)} 个相册`,
    fewerAlbums: '收起',
    loadFailed: '相册信息加载失败',
  },
  en: {
    editAlbum: 'Edit album',
    editSet: 'Edit album-set',
    albumDetails: 'Album details',
    setDetails: 'Album-set details',
    albumName: 'Album name',
    setName: 'Album-set name',
    dates: 'Dates',
    intro: 'Introduction',
    introPlaceholder: 'A few words about this album',
    introKeys: 'Ctrl+Enter saves, Esc cancels',
    introTooLong: (limit) => `An introduction has at most ${limit} characters; shorten it to save it`,
    saveIntro: 'Done',
    photos: 'Photos',
    none: 'None',
    changeCover: 'Change cover',
    coverFile: 'Choose a picture',
    coverPhoto: 'Choose from the album',
    startEditing: 'Edit',
    finishEditing: 'Finish editing',
    showCover: 'Show the cover',
    showMore: 'More details',
    albumsOfSet: 'Albums in this set',
    allAlbums: (count) => `Show all ${formattersOf('en').number(count)} albums`,
    fewerAlbums: 'Show fewer',
    loadFailed: 'Album details failed to load',
  },
};
