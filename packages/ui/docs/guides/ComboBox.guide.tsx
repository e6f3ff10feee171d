import { ComboBox } from '../../src/combo-box/ComboBox.tsx';
import type { Guide } from '../guide.ts';

export const comboBoxGuide: Guide = {
  lead: ['从很多项里找一个：一边输入一边缩小。', 'One of very many, found by typing.'],
  anatomy: [
    ['input', 'role=combobox，焦点一直在这里', 'The combobox; focus stays in it'],
    ['listbox', '匹配的选项', 'The options that match'],
    ['option.detail', '名字旁的补充，也参与搜索', 'Beside the label, searched too'],
    ['option.keywords', '不显示但可搜，如拼音', 'Searched but not shown, e.g. pinyin'],
    ['status', '没有匹配时说出来', 'Says so when nothing matches'],
  ],
  keys: [
    ['↓ ↑', '打开并移动，首尾相接', 'Opens and moves, around the ends'],
    ['Enter', '选中高亮的一项', 'Takes the highlighted option'],
    ['Esc', '关上，恢复原来的名字', 'Closes and gives the chosen name back'],
    ['Tab', '关上并离开', 'Closes and leaves'],
  ],
  good: [
    {
      text: ['几十项以上', 'Dozens of options'],
      show: (
        <ComboBox
          label="移动到"
          options={[
            { value: 'kyoto', label: '京都', keywords: 'jingdu' },
            { value: 'yard', label: '外婆的院子' },
          ]}
          defaultValue="kyoto"
        />
      ),
    },
  ],
  bad: [
    {
      text: ['只有两项，用单选组', 'Two options: use a RadioGroup'],
      show: (
        <ComboBox
          label="公开"
          options={[
            { value: 'yes', label: '是' },
            { value: 'no', label: '否' },
          ]}
          defaultValue="yes"
        />
      ),
    },
  ],
};
