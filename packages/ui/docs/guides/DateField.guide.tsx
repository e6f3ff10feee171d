import { parseDay } from '../../src/date-field/calendar.ts';
import { DateField } from '../../src/date-field/DateField.tsx';
import type { Guide } from '../guide.ts';

export const dateFieldGuide: Guide = {
  lead: [
    '按 年.月.日 输入的一天，年份从 -9999 到 9999。',
    'A day typed as year.month.day, with years from -9999 to 9999.',
  ],
  anatomy: [
    ['input', '去掉字母等日期里没有的字符', 'Removes letters and other characters that dates do not contain'],
    ['value', '日数：1970-01-01 起的天数', 'A day number: days since 1970-01-01'],
    [
      'onValueChange',
      '失焦或回车时，值改变了才调用',
      'Called on blur or Enter, only when the day has changed',
    ],
    ['error', '没有这一天时，显示自带的错误', 'Shows its own error when the day does not exist'],
  ],
  keys: [
    ['Enter', '确认', 'Confirms the day'],
    ['Esc', '恢复原来的日子；再按才关对话框', 'Restores the previous day; pressed again, closes the dialog'],
    ['Tab', '确认并离开', 'Confirms the day and leaves the field'],
  ],
  good: [
    {
      text: ['历史上的日期也可以', 'Historical dates are possible too'],
      show: (t) => <DateField label={t('开始', 'Start')} defaultValue={parseDay('-221.3.1') ?? 0} />,
    },
  ],
  bad: [
    {
      text: ['只想要年份时', 'Only the year is needed'],
      show: (t) => <DateField label={t('出生年份', 'Year of birth')} />,
    },
  ],
};
