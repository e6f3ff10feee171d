import { parseDay } from '../../src/date-field/index.ts';
import { DatePicker } from '../../src/date-picker/DatePicker.tsx';
import type { Guide } from '../guide.ts';

const day = parseDay('2026.5.1') ?? 0;

export const datePickerGuide: Guide = {
  lead: ['输入一天，或在日历里选。', 'A day that is typed or selected in a calendar.'],
  anatomy: [
    ['DateField', '按 年.月.日 输入', 'A text field for a day, typed as year.month.day'],
    ['button', '打开日历', 'Opens the calendar'],
    ['Calendar', '在浮层里，第一次打开时才加载', 'Shown in a popover; loaded when it is first opened'],
  ],
  keys: [
    ['Tab Enter', '到按钮，打开日历', 'Tab moves to the button; Enter opens the calendar'],
    ['← → ↑ ↓ PageUp PageDown', '在日历里移动', 'Moves through the calendar'],
    ['Enter', '选中并关上', 'Selects the day and closes the calendar'],
    ['Esc', '关上，焦点回到按钮', 'Closes the calendar; focus returns to the button'],
  ],
  good: [
    {
      text: ['离今天不远的一天', 'A day not far from today'],
      show: (t) => <DatePicker label={t('到期日', 'Expires')} defaultValue={day} />,
    },
  ],
  bad: [
    {
      text: ['很久以前的一天：输入更快，用 DateField', 'A day long ago is faster to type: use a DateField'],
      show: (t) => (
        <DatePicker label={t('拍摄日期', 'Date taken')} defaultValue={parseDay('1931.9.18') ?? 0} />
      ),
    },
  ],
};
