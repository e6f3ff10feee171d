import type { PhotoItem, PhotoType } from '@xiangji/internal/items';
import { formattersOf } from '@xiangji/locale/format';
import { formatDuration } from './tile/formatDuration.ts';

/** Every text of the grid and its scrubber. Pass your own as `labels`. */
export interface PhotoGridLabels {
  /** Name of the grid for assistive technology. */
  grid: string;
  /** Name of a photo, read when it is focused. */
  photo: (item: PhotoItem) => string;
  /** A photo whose data is still loading. */
  loading: string;
  /** Name of a photo's check. */
  select: (item: PhotoItem) => string;
  /** Name of the button that marks a photo as a favorite. */
  markFavorite: (item: PhotoItem) => string;
  /** Name of a section's check. */
  selectSection: (name: string) => string;
  /** Announced when the number of selected photos changes. */
  selected: (count: number) => string;
  /** Shown and read where a picture failed. */
  broken: string;
  /** Shown and announced where photos could not be loaded. */
  loadFailed: string;
  retry: string;
  /** Badges. */
  gif: string;
  live: string;
  count: (count: number) => string;
  /** Name of the scrubber. */
  scrubber: string;
  /** Value of the scrubber for a section: its name and number of photos. */
  scrubberValue: (name: string, count: number) => string;
}

const zhTypes = { photo: '照片', video: '视频', gif: 'GIF 动图', live: '实况照片' } as const;
const enTypes = { photo: 'Photo', video: 'Video', gif: 'GIF', live: 'Live photo' } as const;

const zhFavorite = '已收藏';
const enFavorite = 'favorite';

const english = /* @__PURE__ */ formattersOf('en');
const chinese = /* @__PURE__ */ formattersOf('zh-CN');
const photos = (count: number) => english.plural(count, { one: '# photo', other: '# photos' });

const titleOf = (item: PhotoItem) => item.alt || item.name;

/** All that is known; the type of a photo with a title only where it was given. */
function describe(item: PhotoItem, types: Record<PhotoType, string>, favorite: string): string[] {
  const title = titleOf(item);
  const type = item.type ?? (title ? undefined : 'photo');
  const mark = item.favorite && favorite;
  return [title, type && types[type], duration(item), item.time, item.location, mark].filter(
    (part) => !!part,
  ) as string[];
}

function duration(item: PhotoItem): string {
  return item.type === 'video' && item.duration !== undefined ? formatDuration(item.duration) : '';
}

export const zhCN: PhotoGridLabels = {
  grid: '照片',
  photo: (item) => describe(item, zhTypes, zhFavorite).join('，'),
  loading: '正在加载',
  select: (item) => `选择 ${titleOf(item) || zhTypes[item.type ?? 'photo']}`,
  markFavorite: (item) => `收藏 ${titleOf(item) || zhTypes[item.type ?? 'photo']}`,
  selectSection: (name) => `选择 ${name} 的全部照片`,
  selected: (count) => (count === 0 ? '未选择照片' : `已选择 ${chinese.number(count)} 张照片`),
  broken: '图片加载失败',
  loadFailed: '照片加载失败',
  retry: '重试',
  gif: 'GIF',
  live: '实况',
  count: (count) => `${chinese.number(count)} 张`,
  scrubber: '时间轴',
  scrubberValue: (name, count) => `${name}，${chinese.number(count)} 张`,
};

export const en: PhotoGridLabels = {
  grid: 'Photos',
  photo: (item) => describe(item, enTypes, enFavorite).join(', '),
  loading: 'Loading',
  select: (item) => `Select ${titleOf(item) || enTypes[item.type ?? 'photo'].toLowerCase()}`,
  markFavorite: (item) => `Favorite ${titleOf(item) || enTypes[item.type ?? 'photo'].toLowerCase()}`,
  selectSection: (name) => `Select all photos of ${name}`,
  selected: (count) => (count === 0 ? 'No photo selected' : `${photos(count)} selected`),
  broken: 'Picture did not load',
  loadFailed: 'Photo did not load',
  retry: 'Retry',
  gif: 'GIF',
  live: 'LIVE',
  count: photos,
  scrubber: 'Timeline',
  scrubberValue: (name, count) => `${name}, ${photos(count)}`,
};

export const catalogues = { en, 'zh-CN': zhCN };
