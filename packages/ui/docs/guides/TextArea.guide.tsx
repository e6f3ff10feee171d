import { TextArea } from '../../src/text-area/TextArea.tsx';
import type { Guide } from '../guide.ts';

export const textAreaGuide: Guide = {
  lead: [
    '几行文字，随写随长，数到上限。',
    'Several lines that grow with what is written and count down to their limit.',
  ],
  anatomy: [
    ['textarea', '原生多行框', 'The native text area'],
    ['limit', '上限；超出会说，不会吞字', 'The limit; going past it is said, not swallowed'],
    ['counter', '还能写几个字', 'How many are left'],
    ['onValueCommit onCancel', '用键盘确认或放弃', 'Commit or give up by key'],
  ],
  keys: [
    ['Ctrl+Enter', '确认；苹果上是 ⌘', 'Commits; ⌘ on a Mac'],
    ['Esc', '放弃', 'Gives up'],
    ['Tab', '离开，不输入制表符', 'Leaves; types no tab'],
  ],
  good: [
    {
      text: ['给出上限', 'Says its limit'],
      show: <TextArea label="介绍" limit={140} defaultValue="雨后的石板路" />,
    },
  ],
  bad: [
    {
      text: ['一行就够的名字', 'A name, which needs one line'],
      show: <TextArea label="名称" defaultValue="京都" />,
    },
  ],
};
