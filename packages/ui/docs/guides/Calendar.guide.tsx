import { Calendar } from '../../src/calendar/Calendar.tsx';
import { parseDay } from '../../src/date-field/calendar.ts';
import type { Guide } from '../guide.ts';

const day = parseDay('2026.5.1') ?? 0;

export const calendarGuide: Guide = {
  lead: ['一个月的日子，选一天。', 'The days of one month, to select one.'],
  anatomy: [
    ['buttons', '前后一年、一个月', 'A year or a month back and forth'],
    ['grid', '星期与第一天按所在语言', 'Weekdays and their order by the locale'],
    ['value', '1970-01-01 起的天数', 'Days since 1970-01-01'],
    ['min max', '之外的日子不能选', 'Days outside cannot be selected'],
  ],
  keys: [
    ['← → ↑ ↓', '前后一天、一周', 'A day or a week back and forth'],
    ['PageUp PageDown', '前后一个月；加 Shift 一年', 'A month; with Shift a year'],
    ['Home End', '月初、月末', 'First and last day of the month'],
    ['Enter Space', '选中', 'Selects'],
  ],
  good: [{ text: ['页面里选一天', 'A day in the page'], show: <Calendar label="日期" defaultValue={day} /> }],
  bad: [
    {
      text: ['表单里：用 DatePicker，可以输入', 'In a form: use a DatePicker, which can be typed'],
      show: <Calendar label="出生日期" defaultValue={day} />,
    },
  ],
};
