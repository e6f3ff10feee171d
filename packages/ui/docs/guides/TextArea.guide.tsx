import { TextArea } from '../../src/text-area/TextArea.tsx';
import type { Guide } from '../guide.ts';

export const textAreaGuide: Guide = {
  lead: [
    '多行文字，高度随内容增长，并显示剩余字数。',
    'Several lines of text; the field grows with its content and counts down to the limit.',
  ],
  anatomy: [
    ['textarea', '原生多行框', 'The native textarea'],
    [
      'limit',
      '字数上限；超出的字会计数，不会截断',
      'The maximum number of characters; more are counted, not cut off',
    ],
    ['counter', '还能写几个字', 'The number of characters left'],
    ['onValueCommit onCancel', '用键盘确认或放弃', 'Called when the user commits or cancels with a key'],
  ],
  keys: [
    ['Ctrl+Enter', '确认；苹果上是 ⌘', 'Commits the text; ⌘+Enter on a Mac'],
    ['Esc', '放弃', 'Cancels the edit'],
    ['Tab', '离开，不输入制表符', 'Moves to the next control; does not insert a tab'],
  ],
  good: [
    {
      text: ['给出上限', 'Shows the limit'],
      show: (t) => (
        <TextArea
          label={t('介绍', 'Description')}
          limit={140}
          defaultValue={t('雨后的石板路', 'Stone paving after the rain')}
        />
      ),
    },
  ],
  bad: [
    {
      text: ['一行就够的名字', 'A name, which needs only one line'],
      show: (t) => <TextArea label={t('名称', 'Name')} defaultValue={t('京都', 'Kyoto')} />,
    },
  ],
};
