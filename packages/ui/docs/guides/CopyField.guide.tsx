import { CopyField } from '../../src/copy-field/CopyField.tsx';
import type { Guide } from '../guide.ts';

export const copyFieldGuide: Guide = {
  lead: [
    '供复制的文字：聚焦时全选，按一下按钮即复制，并显示结果。',
    'A text to copy. Focus selects all of it; the button copies it and shows the result.',
  ],
  anatomy: [
    ['input', '只读的文字', 'The text, read-only'],
    ['button', '复制；之后两秒名称为“已复制”', 'Copies the text; its label is then “Copied” for two seconds'],
    ['copyText', '要复制的文字，与显示的不同时给出', 'The text to copy, if it differs from the text shown'],
    [
      'status',
      '朗读“已复制”；失败时显示并朗读错误',
      'Announces “Copied”; a failure is shown and announced as an error',
    ],
  ],
  keys: [
    ['Tab', '到文字（全选），再到按钮', 'Moves to the text and selects it, then to the button'],
    ['Ctrl+C', '复制选中的', 'Copies the selected text'],
    ['Enter Space', '在按钮上复制', 'Copies the text when the button is focused'],
  ],
  good: [
    {
      text: ['链接和码一起复制', 'The link and the code are copied together'],
      show: (t) => (
        <CopyField
          label={t('分享链接', 'Share link')}
          value="https://xiangji.example/i/LINMU"
          copyText={t(
            'https://xiangji.example/i/LINMU 提取码 7KMP',
            'https://xiangji.example/i/LINMU access code 7KMP',
          )}
        />
      ),
    },
  ],
  bad: [
    {
      text: ['需要修改的值', 'A value that users edit'],
      show: (t) => <CopyField label={t('昵称', 'Nickname')} value={t('林小满', 'Ada Lin')} />,
    },
  ],
};
