import { Calendar } from '../../src/calendar/Calendar.tsx';
import { parseDay } from '../../src/date-field/calendar.ts';
import type { Guide } from '../guide.ts';

const day = parseDay('2026.5.1') ?? 0;

export const calendarGuide: Guide = {
  lead: ['一个月的日子，选一天。', 'A calendar of one month, to select one day.'],
  anatomy: [
    ['buttons', '前后一年、一个月', 'Go back or forward by a year or a month'],
    [
      'grid',
      '星期的名称和一周的首日由语言决定',
      'The locale sets the weekday names and the first day of the week',
    ],
    ['value', '1970-01-01 起的天数', 'Days since 1970-01-01'],
    ['min max', '之外的日子不能选', 'Days outside this range cannot be selected'],
  ],
  keys: [
    ['← → ↑ ↓', '前后一天、一周', 'Moves by a day or a week'],
    ['PageUp PageDown', '前后一个月；加 Shift 一年', 'Moves by a month; with Shift, by a year'],
    ['Home End', '月初、月末', 'Moves to the first or last day of the month'],
    ['Enter Space', '选中', 'Selects the focused day'],
  ],
  good: [
    {
      text: ['页面里选一天', 'Selecting a day directly on the page'],
      show: (t) => <Calendar label={t('日期', 'Date')} defaultValue={day} />,
    },
  ],
  bad: [
    {
      text: ['表单里：用 DatePicker，可以输入', 'In a form: use a DatePicker, which also accepts typing'],
      show: (t) => <Calendar label={t('出生日期', 'Date of birth')} defaultValue={day} />,
    },
  ],
};
