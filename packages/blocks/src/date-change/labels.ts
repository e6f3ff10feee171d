import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of a form that changes dates. */
export interface DateChangeLabels {
  /** Accessible name of the two tabs. */
  changeDate: string;
  set: string;
  convert: string;
  day: string;
  clock: string;
  zone: string;
  zoneKept: string;
  zonePick: string;
  way: string;
  shift: string;
  fixZone: string;
  direction: string;
  later: string;
  earlier: string;
  days: string;
  hours: string;
  minutes: string;
  toZone: string;
  keep: string;
  keepClock: string;
  keepClockNote: string;
  keepInstant: string;
  keepInstantNote: string;
  before: string;
  after: string;
  /** Shown when the years are not within ±9999. */
  outOfRange: string;
  confirm: (count: number) => string;
}

export const dateChangeLabels: BlockCatalogue<DateChangeLabels> = {
  'zh-CN': {
    changeDate: '更改日期',
    set: '设置',
    convert: '转化',
    day: '日期',
    clock: '时间',
    zone: '时区',
    zoneKept: '保持不变',
    zonePick: '选择时区',
    way: '转化方式',
    shift: '平移时间',
    fixZone: '改正时区',
    direction: '方向',
    later: '推后',
    earlier: '提前',
    days: '天',
    hours: '小时',
    minutes: '分钟',
    toZone: '改为时区',
    keep: '怎样改正',
    keepClock: '钟面时间不变',
    keepClockNote: '相机的时间正确，只是时区记错了',
    keepInstant: '换算为新时区的时间',
    keepInstantNote: '相机没有调到当地时间',
    before: '更改前',
    after: '更改后',
    outOfRange: '更改后的年份须在 ±9999 以内',
    confirm: (count) => `更改 ${formattersOf('zh-CN').number(count)} 张照片`,
  },
  en: {
    changeDate: 'Change date',
    set: 'Set',
    convert: 'Convert',
    day: 'Date',
    clock: 'Time',
    zone: 'Time zone',
    zoneKept: 'Leave as it is',
    zonePick: 'Choose a time zone',
    way: 'How to convert',
    shift: 'Shift the time',
    fixZone: 'Correct the time zone',
    direction: 'Direction',
    later: 'Later',
    earlier: 'Earlier',
    days: 'Days',
    hours: 'Hours',
    minutes: 'Minutes',
    toZone: 'Time zone',
    keep: 'How to correct',
    keepClock: 'Keep the clock time',
    keepClockNote: 'The camera showed local time, only its zone was wrong',
    keepInstant: 'Convert to the new zone',
    keepInstantNote: 'The camera was not set to local time',
    before: 'Before',
    after: 'After',
    outOfRange: 'Years must stay within ±9999',
    confirm: (count) => formattersOf('en').plural(count, { one: 'Change # photo', other: 'Change # photos' }),
  },
};
