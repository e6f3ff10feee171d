import { parseDay } from '../../src/date-field/calendar.ts';
import { DateField } from '../../src/date-field/DateField.tsx';
import type { Guide } from '../guide.ts';

export const dateFieldGuide: Guide = {
  lead: [
    '按 年.月.日 输入的一天，公元前 9999 到公元 9999。',
    'A day typed as year.month.day, from 9999 BC to AD 9999.',
  ],
  anatomy: [
    ['input', '只留数字、点和负号', 'Keeps digits, dots and the sign'],
    ['value', '日数：1970-01-01 起的天数', 'A day number: days since 1970-01-01'],
    ['onValueChange', '失焦或回车，且确实变了才说', 'Told on blur or Enter, and only of another day'],
    ['error', '没有这一天时自己说', 'Says itself when there is no such day'],
  ],
  keys: [
    ['Enter', '确认', 'Commits'],
    ['Esc', '恢复原来的日子；再按才关对话框', 'Gives the old day back; pressed again it closes the dialog'],
    ['Tab', '确认并离开', 'Commits and leaves'],
  ],
  good: [
    {
      text: ['历史的日子也行', 'Historic days too'],
      show: <DateField label="开始" defaultValue={parseDay('-221.3.1') ?? 0} />,
    },
  ],
  bad: [{ text: ['只想要年份时', 'When only a year is wanted'], show: <DateField label="出生年份" /> }],
};
