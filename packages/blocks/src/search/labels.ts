import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of a search box. */
export interface SearchBoxLabels {
  /** Accessible name of the box. */
  label: string;
  /** Placeholder that lists what users can search for. */
  placeholder: string;
  /** Accessible name of the button that clears the box. */
  clear: string;
  /** Accessible name of the list of suggestions. */
  suggestions: string;
  loading: string;
  /** Shown when no suggestion matches the text. */
  noSuggestions: string;
  failed: string;
  /** The number of suggestions, announced while the user types. */
  found: (count: number) => string;
  /** Headings of the suggestions. */
  recent: string;
  albums: string;
  tags: string;
  cameras: string;
  lenses: string;
  places: string;
  dates: string;
  /** Number of photos that a suggestion finds. */
  photos: (count: number) => string;
  /** Number of albums of a set. */
  albumsOfSet: (count: number) => string;
  clearRecent: string;
}

export const searchBoxLabels: BlockCatalogue<SearchBoxLabels> = {
  'zh-CN': {
    label: '搜索照片',
    placeholder: '描述、相册、地点、日期',
    clear: '清空',
    suggestions: '搜索建议',
    loading: '正在查找建议',
    noSuggestions: '没有建议，按回车搜索',
    failed: '搜索建议加载失败，按回车搜索',
    found: (count) => formattersOf('zh-CN').plural(count, { other: '# 条建议' }),
    recent: '最近搜索',
    albums: '相册',
    tags: '标签',
    cameras: '相机',
    lenses: '镜头',
    places: '地点',
    dates: '日期',
    photos: (count) => formattersOf('zh-CN').plural(count, { other: '# 张' }),
    albumsOfSet: (count) => formattersOf('zh-CN').plural(count, { other: '# 本相册' }),
    clearRecent: '清除搜索记录',
  },
  en: {
    label: 'Search photos',
    placeholder: 'Text, album, place, date',
    clear: 'Clear',
    suggestions: 'Suggestions',
    loading: 'Finding suggestions',
    noSuggestions: 'No suggestions, press Enter to search',
    failed: 'Suggestions failed to load, press Enter to search',
    found: (count) => formattersOf('en').plural(count, { one: '# suggestion', other: '# suggestions' }),
    recent: 'Recent searches',
    albums: 'Albums',
    tags: 'Tags',
    cameras: 'Cameras',
    lenses: 'Lenses',
    places: 'Places',
    dates: 'Dates',
    photos: (count) => formattersOf('en').plural(count, { one: '# photo', other: '# photos' }),
    albumsOfSet: (count) => formattersOf('en').plural(count, { one: '# album', other: '# albums' }),
    clearRecent: 'Clear recent searches',
  },
};

/** Texts of the filters of a search. */
export interface FilterChipsLabels {
  /** Accessible name of the row. */
  label: string;
  type: string;
  photo: string;
  video: string;
  gif: string;
  live: string;
  /** Text of the option that removes the filter by type, location, camera or lens. */
  any: string;
  favorites: string;
  location: string;
  located: string;
  unlocated: string;
  camera: string;
  lens: string;
  date: string;
  /** Label of the field with the first and the last day. */
  days: string;
  clearDays: string;
  /** Texts of the filter by guessed dates: on the chip, and of the box that sets it. */
  guessed: string;
  onlyGuessed: string;
  /** Texts of a filter by an album, a tag or a place whose name is unknown. */
  album: string;
  tag: string;
  place: string;
  /** Accessible name of the button that removes the filter by an album, a tag or a place. */
  remove: (name: string) => string;
  clear: string;
  /** Number of photos of a camera or lens. */
  photos: (count: number) => string;
  /** The number of matching photos, announced when it changes. */
  found: (count: number) => string;
}

export const filterChipsLabels: BlockCatalogue<FilterChipsLabels> = {
  'zh-CN': {
    label: '筛选',
    type: '类型',
    photo: '照片',
    video: '视频',
    gif: '动图',
    live: '实况照片',
    any: '不限',
    favorites: '收藏',
    location: '位置',
    located: '有位置',
    unlocated: '无位置',
    camera: '相机',
    lens: '镜头',
    date: '日期',
    days: '拍摄日期',
    clearDays: '不限日期',
    guessed: '日期待确认',
    onlyGuessed: '只看日期是推测的照片',
    album: '相册',
    tag: '标签',
    place: '地点',
    remove: (name) => `取消筛选「${name}」`,
    clear: '清除筛选',
    photos: (count) => formattersOf('zh-CN').plural(count, { other: '# 张' }),
    found: (count) => formattersOf('zh-CN').plural(count, { other: '找到 # 张照片' }),
  },
  en: {
    label: 'Filters',
    type: 'Type',
    photo: 'Photos',
    video: 'Videos',
    gif: 'GIFs',
    live: 'Live photos',
    any: 'Any',
    favorites: 'Favorites',
    location: 'Location',
    located: 'With a location',
    unlocated: 'Without a location',
    camera: 'Camera',
    lens: 'Lens',
    date: 'Date',
    days: 'Taken on',
    clearDays: 'Any date',
    guessed: 'Guessed date',
    onlyGuessed: 'Only photos whose date is a guess',
    album: 'Album',
    tag: 'Tag',
    place: 'Place',
    remove: (name) => `Remove the filter “${name}”`,
    clear: 'Clear filters',
    photos: (count) => formattersOf('en').plural(count, { one: '# photo', other: '# photos' }),
    found: (count) => formattersOf('en').plural(count, { one: '# photo found', other: '# photos found' }),
  },
};
