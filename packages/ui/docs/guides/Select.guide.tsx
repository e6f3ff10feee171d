import { Select } from '../../src/select/Select.tsx';
import type { Guide } from '../guide.ts';

export const selectGuide: Guide = {
  lead: ['按一下，从一列里选一个。', 'One of many, behind a press.'],
  anatomy: [
    ['button', '显示选中的，role=combobox', 'Shows the choice; a combobox to the ear'],
    ['listbox', '选项，选中的有勾', 'The options; the chosen one is ticked'],
    ['placeholder', '还没选时', 'While nothing is chosen'],
    ['error', '为什么不行', 'What is wrong'],
  ],
  keys: [
    ['Enter Space ↓ ↑', '打开，焦点到选中的', 'Opens, on the chosen option'],
    ['↓ ↑', '移动', 'Moves'],
    ['Home End', '到首项、末项', 'To the first, the last'],
    ['A–Z', '到以此开头的', 'To the next that begins with it'],
    ['Enter Space', '选中', 'Chooses'],
    ['Esc', '关上，不变', 'Closes without a change'],
  ],
  good: [
    {
      text: ['五到十几项', 'Five to a dozen or so'],
      show: (
        <Select
          label="保留"
          defaultValue="30"
          options={[
            { value: '7', label: '7 天' },
            { value: '30', label: '30 天' },
            { value: '90', label: '90 天' },
          ]}
        />
      ),
    },
  ],
  bad: [
    {
      text: ['两项：用开关', 'Two: use a Switch'],
      show: (
        <Select
          label="公开"
          defaultValue="no"
          options={[
            { value: 'yes', label: '是' },
            { value: 'no', label: '否' },
          ]}
        />
      ),
    },
  ],
};
