import { RadioGroup } from '../../src/radio-group/RadioGroup.tsx';
import type { Guide } from '../guide.ts';

const months = Array.from({ length: 12 }, (_, month) => String(month + 1));

export const radioGroupGuide: Guide = {
  lead: [
    '几项之一，全都看得见，有地方写说明。',
    'Selects one of a few visible options, with space for descriptions.',
  ],
  anatomy: [
    ['label', '在选什么', 'The label: what the user selects'],
    ['option', '原生单选；note 是下面的一行', 'A native radio; note is a line below its label'],
    ['variant=inline', '字短时并排', 'Options in one row, for short labels'],
    ['variant=cards', '两三项要比较的，排成卡片', 'Cards, for two or three options to compare'],
    ['error', '整组的错误', 'The error of the whole group'],
  ],
  keys: [
    ['Tab', '到选中的一项，再离开整组', 'Moves to the selected option, then out of the group'],
    ['↓ → ↑ ←', '选下一项、上一项', 'Selects the next or the previous option'],
    ['Space', '选中有焦点的', 'Selects the focused option'],
  ],
  good: [
    {
      text: ['每项说清后果', 'Each option describes its effect'],
      show: (t) => (
        <RadioGroup
          label={t('谁能看', 'Who can view')}
          defaultValue="me"
          options={[
            { value: 'me', label: t('仅自己', 'Only me'), note: t('别人打不开', 'Others cannot open it') },
            {
              value: 'link',
              label: t('有链接的人', 'Anyone with the link'),
              note: t('可以设提取码', 'You can set an access code'),
            },
          ]}
        />
      ),
    },
  ],
  bad: [
    {
      text: ['十几项：用选择框', 'A dozen options: use a Select'],
      show: (t) => (
        <RadioGroup
          variant="inline"
          label={t('月份', 'Month')}
          defaultValue="1"
          options={months.map((value) => ({ value, label: t(`${value} 月`, value) }))}
        />
      ),
    },
  ],
};
