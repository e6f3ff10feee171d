import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';
import type { SimilarPhoto } from './types.ts';

/** Texts of the review of similar photos. */
export interface DuplicateReviewLabels {
  /** Accessible name of the list. */
  list: string;
  /** The number of groups, and the space that can be freed, as a text. */
  summary: (groups: number, size: string) => string;
  /** Heading of a group. */
  group: (photos: number) => string;
  /** The space that a group can free; `size` is a formatted text. */
  gain: (size: string) => string;
  /** Shown for a group in which all photos should be kept. */
  noGain: string;
  /** Name of a photo that has no name; `position` starts at 1. */
  photo: (position: number) => string;
  /** Accessible name of the button that opens a photo. */
  open: (name: string) => string;
  /** Label of the checkbox of a photo. */
  keep: string;
  /** Accessible name of that checkbox. It must begin with the visible label. */
  keepPhoto: (name: string) => string;
  /** The reasons why a photo should be kept. */
  reasons: Record<NonNullable<SimilarPhoto['keep']>, string>;
  /** The album of a photo. */
  album: (name: string) => string;
  /** Text of the button that deletes the photos that are not kept; `size` is a formatted text. */
  remove: (photos: number, size: string) => string;
  /** Text of the same button while all photos are kept. */
  removeNone: string;
  /** States that at least one photo must be kept. */
  keepOne: string;
  /** Text of the button that removes a group from the list. */
  dismiss: string;
  /** States that a group could not be changed. */
  failed: string;
  /** Text of the button that loads more groups. */
  more: string;
  /** Shown at the end of the list. */
  end: string;
  /** Shown when there are no groups. */
  empty: string;
  loadFailed: string;
}

const { number } = formattersOf('zh-CN');
const { plural } = formattersOf('en');

export const duplicateReviewLabels: BlockCatalogue<DuplicateReviewLabels> = {
  'zh-CN': {
    list: '相似照片',
    summary: (groups, size) => `${number(groups)} 组相似照片，可释放 ${size}`,
    group: (photos) => `${number(photos)} 张相似照片`,
    gain: (size) => `按建议可释放 ${size}`,
    noGain: '收藏和写过描述的照片默认保留',
    photo: (position) => `第 ${number(position)} 张照片`,
    open: (name) => `查看「${name}」`,
    keep: '保留',
    keepPhoto: (name) => `保留「${name}」`,
    reasons: { best: '画质最佳', favorite: '已收藏', described: '有描述' },
    album: (name) => `「${name}」`,
    remove: (photos, size) => `将 ${number(photos)} 张移入回收站（${size}）`,
    removeNone: '全部保留',
    keepOne: '请至少保留一张',
    dismiss: '不相似',
    failed: '操作失败，请重试',
    more: '更多',
    end: '已显示全部相似照片',
    empty: '没有相似的照片',
    loadFailed: '相似照片加载失败',
  },
  en: {
    list: 'Similar photos',
    summary: (groups, size) =>
      `${plural(groups, { one: '# group', other: '# groups' })} of similar photos can free up ${size}`,
    group: (photos) => plural(photos, { one: '# similar photo', other: '# similar photos' }),
    gain: (size) => `Can free up ${size} as suggested`,
    noGain: 'Favorites and described photos are kept unless you change that',
    photo: (position) => `Photo ${formattersOf('en').number(position)}`,
    open: (name) => `View “${name}”`,
    keep: 'Keep',
    keepPhoto: (name) => `Keep “${name}”`,
    reasons: { best: 'Best', favorite: 'Favorite', described: 'Described' },
    album: (name) => `“${name}”`,
    remove: (photos, size) => `Move ${formattersOf('en').number(photos)} to the recycle bin (${size})`,
    removeNone: 'All are kept',
    keepOne: 'Keep at least one photo',
    dismiss: 'Not similar',
    failed: 'That did not work, please try again',
    more: 'More',
    end: 'These are all similar photos',
    empty: 'No similar photos',
    loadFailed: 'Similar photos failed to load',
  },
};
