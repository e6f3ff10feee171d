import { NumberField } from '../../src/number-field/NumberField.tsx';
import { TextField } from '../../src/text-field/index.ts';
import type { Guide } from '../guide.ts';

export const numberFieldGuide: Guide = {
  lead: ['一个数：按所在语言的数字和分节写。', 'A number, in the digits and separators of the locale.'],
  anatomy: [
    ['input', '只收数字和分隔符', 'Takes digits and separators only'],
    ['buttons', '减一步、加一步，不占 Tab', 'One step less or more; not a tab stop'],
    ['min max step', '离开时收进范围、靠到最近的一步', 'On blur the number snaps into them'],
    ['format', 'Intl.NumberFormat 的选项', 'Options of Intl.NumberFormat'],
  ],
  keys: [
    ['↑ ↓', '加减一步', 'One step more or less'],
    ['Home End', '到最小、最大', 'To the least and the greatest number'],
    ['Enter', '确认', 'Commits'],
  ],
  good: [
    {
      text: ['要精确的数', 'An exact number'],
      show: <NumberField label="保留天数" defaultValue={30} min={1} max={365} />,
    },
  ],
  bad: [
    {
      text: ['验证码、电话不是数：用 TextField', 'Codes and phone numbers are text: use a TextField'],
      show: <TextField label="电话" defaultValue="13800001111" />,
    },
  ],
};
