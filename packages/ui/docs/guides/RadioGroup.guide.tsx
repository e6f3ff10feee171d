import { RadioGroup } from '../../src/radio-group/RadioGroup.tsx';
import type { Guide } from '../guide.ts';

const months = Array.from({ length: 12 }, (_, month) => ({
  value: String(month + 1),
  label: `${month + 1} 月`,
}));

export const radioGroupGuide: Guide = {
  lead: ['几项之一，全都看得见，有地方写说明。', 'One of a few, all in sight, with room for words.'],
  anatomy: [
    ['label', '在选什么', 'What is chosen between'],
    ['option', '原生单选；note 是下面的一行', 'A native radio; note is a line below'],
    ['variant=inline', '字短时并排', 'Side by side where the words are short'],
    ['variant=cards', '两三项要比较的，排成卡片', 'Two or three that are weighed, as cards'],
    ['error', '整组的错误', 'What is wrong with the choice'],
  ],
  keys: [
    ['Tab', '到选中的一项，再离开整组', 'To the chosen one, then out of the group'],
    ['↓ → ↑ ←', '选下一项、上一项', 'Choose the next, the one before'],
    ['Space', '选中有焦点的', 'Chooses the focused one'],
  ],
  good: [
    {
      text: ['每项说清后果', 'Every choice says what follows'],
      show: (
        <RadioGroup
          label="谁能看"
          defaultValue="me"
          options={[
            { value: 'me', label: '仅自己', note: '别人打不开' },
            { value: 'link', label: '有链接的人', note: '可以设提取码' },
          ]}
        />
      ),
    },
  ],
  bad: [
    {
      text: ['十几项：用选择框', 'A dozen: use a Select'],
      show: <RadioGroup variant="inline" label="月份" defaultValue="1" options={months} />,
    },
  ],
};
