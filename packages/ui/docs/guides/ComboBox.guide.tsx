import { ComboBox } from '../../src/combo-box/ComboBox.tsx';
import type { Guide } from '../guide.ts';

export const comboBoxGuide: Guide = {
  lead: ['从很多项里找一个：一边输入一边缩小。', 'Selects one of many options; typing filters the list.'],
  anatomy: [
    ['input', 'role=combobox，焦点一直在这里', 'role=combobox; focus stays in it'],
    ['listbox', '匹配的选项', 'The matching options'],
    ['option.detail', '名字旁的补充，也参与搜索', 'Shown next to the label, also searched'],
    ['option.keywords', '不显示但可搜，如拼音', 'Searched but not shown, e.g. pinyin'],
    ['status', '没有匹配时显示并朗读', 'Shows and announces that nothing matches'],
  ],
  keys: [
    ['↓ ↑', '打开并移动，首尾相接', 'Opens the list and moves through it; wraps at the ends'],
    ['Enter', '选中高亮的一项', 'Selects the highlighted option'],
    ['Esc', '关上，恢复原来的名字', 'Closes the list and restores the selected option’s name'],
    [
      'Tab',
      '输入只对应一项时选中它；关上并离开',
      'Selects the option if the text identifies one; closes and leaves',
    ],
  ],
  good: [
    {
      text: ['几十项以上', 'Dozens of options or more'],
      show: (t) => (
        <ComboBox
          label={t('移动到', 'Move to')}
          options={[
            { value: 'kyoto', label: t('京都', 'Kyoto'), keywords: 'jingdu' },
            { value: 'yard', label: t('外婆的院子', 'Grandmother’s yard') },
          ]}
          defaultValue="kyoto"
        />
      ),
    },
  ],
  bad: [
    {
      text: ['只有两项，用单选组', 'Only two options: use a RadioGroup'],
      show: (t) => (
        <ComboBox
          label={t('公开', 'Public')}
          options={[
            { value: 'yes', label: t('是', 'Yes') },
            { value: 'no', label: t('否', 'No') },
          ]}
          defaultValue="yes"
        />
      ),
    },
  ],
};
