import { Select } from '../../src/select/Select.tsx';
import type { Guide } from '../guide.ts';

export const selectGuide: Guide = {
  lead: ['打开列表，从中选一项。', 'Selects one option from a list that opens on press.'],
  anatomy: [
    ['button', '显示选中的，role=combobox', 'Shows the selected option; its role is combobox'],
    ['listbox', '选项，选中的有勾', 'The options; the selected one has a check mark'],
    ['placeholder', '还没选时', 'Shown while nothing is selected'],
    ['error', '错在哪、怎么改', 'The error and how to correct it'],
  ],
  keys: [
    ['Enter Space ↓ ↑', '打开，焦点到选中的', 'Opens the list and focuses the selected option'],
    ['↓ ↑', '移动', 'Moves between the options'],
    ['Home End', '到首项、末项', 'Moves to the first or the last option'],
    ['A–Z', '到以该字母开头的下一项', 'Moves to the next option that starts with the letter'],
    ['Enter Space', '选中', 'Selects the focused option'],
    ['Esc', '关上，不变', 'Closes the list without a change'],
  ],
  good: [
    {
      text: ['五到十几项', 'About five to fifteen options'],
      show: (t) => (
        <Select
          label={t('保留', 'Keep for')}
          defaultValue="30"
          options={[
            { value: '7', label: t('7 天', '7 days') },
            { value: '30', label: t('30 天', '30 days') },
            { value: '90', label: t('90 天', '90 days') },
          ]}
        />
      ),
    },
  ],
  bad: [
    {
      text: ['两项：用开关', 'Two options: use a Switch'],
      show: (t) => (
        <Select
          label={t('公开', 'Public')}
          defaultValue="no"
          options={[
            { value: 'yes', label: t('是', 'Yes') },
            { value: 'no', label: t('否', 'No') },
          ]}
        />
      ),
    },
  ],
};
