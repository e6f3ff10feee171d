import { EditableText } from '../../src/editable-text/EditableText.tsx';
import type { Guide } from '../guide.ts';

export const editableTextGuide: Guide = {
  lead: ['就在原处修改的文字。', 'Text that is edited where it stands.'],
  anatomy: [
    ['label', '朗读的名字', 'What the text is, for speech'],
    ['value', '现在的文字', 'The text now'],
    ['onValueCommit', '去掉首尾空格、且变了才说', 'Told a trimmed, changed text'],
    ['allowEmpty', '允许清空；否则恢复', 'Lets an empty text through; otherwise it goes back'],
  ],
  keys: [
    ['Enter', '确认并离开', 'Commits and leaves'],
    ['Esc', '恢复，不再往外传', 'Takes back, and goes no further'],
    ['Tab', '确认并离开', 'Commits and leaves'],
  ],
  good: [
    {
      text: ['标题、说明这类短文字', 'Short texts: titles, captions'],
      show: <EditableText label="相册名称" value="外婆的院子" onValueCommit={() => {}} />,
    },
  ],
  bad: [
    {
      text: ['要一起提交的表单', 'A form that is sent as a whole'],
      show: <EditableText label="邮箱" value="lin@example.com" onValueCommit={() => {}} />,
    },
  ],
};
