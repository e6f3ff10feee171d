import { SearchIcon } from '../../src/icon/index.ts';
import { TextField } from '../../src/text-field/TextField.tsx';
import type { Guide } from '../guide.ts';

export const textFieldGuide: Guide = {
  lead: ['一行文字。', 'One line of text.'],
  anatomy: [
    [
      'label',
      '总有名字；已有说明的地方 hideLabel',
      'Always named; hideLabel where the place says it already',
    ],
    ['start end', '框内前后的图标或按钮', 'An icon or button inside, before or after'],
    ['hint', '填之前要知道的', 'What to know before filling it in'],
    ['error', '错在哪、怎么改；出现即朗读', 'The error and how to correct it; announced when it appears'],
  ],
  keys: [
    ['Tab', '到框', 'To the text'],
    ['Enter', '提交所在的表单', 'Sends the form around it'],
  ],
  good: [
    {
      text: ['说明一直在', 'A label that stays'],
      show: <TextField label="相册名称" hint="最多 30 个字" defaultValue="外婆的院子" />,
    },
    {
      text: ['错误说怎么改', 'An error that says how to correct it'],
      show: <TextField label="邮箱" error="少了 @" defaultValue="lin.example.com" />,
    },
  ],
  bad: [
    {
      text: ['用占位文字当名字', 'A placeholder for a label'],
      show: <TextField label="名称" hideLabel placeholder="请输入名称" start={<SearchIcon />} />,
    },
  ],
};
