import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of the recycle bin. */
export interface RecycleBinLabels {
  list: string;
  photo: string;
  video: string;
  gif: string;
  live: string;
  /** The number of all photos and their total size; `size` is a formatted text. */
  summary: (photos: number, size: string) => string;
  /** The album that a photo was in. */
  from: (album: string) => string;
  /** The time until a photo is deleted permanently. */
  minutes: (count: number) => string;
  hours: (count: number) => string;
  days: (count: number) => string;
}

const { number } = formattersOf('zh-CN');
const { plural } = formattersOf('en');

export const recycleBinLabels: BlockCatalogue<RecycleBinLabels> = {
  'zh-CN': {
    list: '回收站中的照片',
    photo: '照片',
    video: '视频',
    gif: '动图',
    live: '实况照片',
    summary: (photos, size) => `${number(photos)} 张照片，共 ${size}，到期后会自动彻底删除`,
    from: (album) => `来自「${album}」`,
    minutes: (count) => `剩余 ${number(count)} 分钟`,
    hours: (count) => `剩余 ${number(count)} 小时`,
    days: (count) => `剩余 ${number(count)} 天`,
  },
  en: {
    list: 'Photos in the recycle bin',
    photo: 'Photo',
    video: 'Video',
    gif: 'Animation',
    live: 'Live photo',
    summary: (photos, size) =>
      `${plural(photos, { one: '# photo', other: '# photos' })}, ${size} in all; each is deleted permanently when its time is up`,
    from: (album) => `From “${album}”`,
    minutes: (count) => plural(count, { one: '# minute left', other: '# minutes left' }),
    hours: (count) => plural(count, { one: '# hour left', other: '# hours left' }),
    days: (count) => plural(count, { one: '# day left', other: '# days left' }),
  },
};
