import { NumberField } from '../../src/number-field/NumberField.tsx';
import { TextField } from '../../src/text-field/index.ts';
import type { Guide } from '../guide.ts';

export const numberFieldGuide: Guide = {
  lead: [
    '一个数：按所在语言的数字和分节写。',
    'A number field that uses the digits and separators of the locale.',
  ],
  anatomy: [
    ['input', '只接受组成数字的字符', 'Accepts only the characters of a number'],
    [
      'buttons',
      '减一步、加一步，不在 Tab 顺序里',
      'Decrease or increase the number by one step; not tab stops',
    ],
    [
      'min max step',
      '失焦时限制在范围内，并取最近的一步',
      'On blur, the number is limited to the range and rounded to the nearest step',
    ],
    ['format', 'Intl.NumberFormat 的选项', 'The options of Intl.NumberFormat'],
  ],
  keys: [
    ['↑ ↓', '加减一步', 'Increases or decreases by one step'],
    ['Home End', '到最小、最大', 'Sets the minimum or the maximum'],
    ['Enter', '确认', 'Commits the number'],
  ],
  good: [
    {
      text: ['要精确的数', 'The exact number matters'],
      show: (t) => <NumberField label={t('保留天数', 'Days to keep')} defaultValue={30} min={1} max={365} />,
    },
  ],
  bad: [
    {
      text: ['验证码、电话不是数：用 TextField', 'Codes and phone numbers are text: use a TextField'],
      show: (t) => <TextField label={t('电话', 'Phone')} defaultValue="13800001111" />,
    },
  ],
};
