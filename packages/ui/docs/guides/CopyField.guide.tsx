import { CopyField } from '../../src/copy-field/CopyField.tsx';
import type { Guide } from '../guide.ts';

export const copyFieldGuide: Guide = {
  lead: [
    '给人带走的一段文字：聚焦全选，一按即复制，并说出结果。',
    'A text to take along: marked when focused, copied by one press, and it says how that ended.',
  ],
  anatomy: [
    ['input', '只读的文字', 'The text, read only'],
    ['button', '复制；之后两秒说“已复制”', 'Copies; says so for two seconds'],
    ['copyText', '复制的比显示的多时', 'What is copied where it is more than what is shown'],
    ['status', '结果的朗读', 'Speaks the outcome'],
  ],
  keys: [
    ['Tab', '到文字（全选），再到按钮', 'To the text, all marked, then to the button'],
    ['Ctrl+C', '复制选中的', 'Copies what is marked'],
    ['Enter Space', '在按钮上复制', 'Copies, on the button'],
  ],
  good: [
    {
      text: ['链接和码一起复制', 'Link and code copied together'],
      show: (
        <CopyField
          label="分享链接"
          value="https://xiangji.example/i/LINMU"
          copyText="https://xiangji.example/i/LINMU 提取码 7KMP"
        />
      ),
    },
  ],
  bad: [
    { text: ['用来改的值', 'A value that one should edit'], show: <CopyField label="昵称" value="林小满" /> },
  ],
};
