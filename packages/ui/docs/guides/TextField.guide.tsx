import { SearchIcon } from '../../src/icon/index.ts';
import { TextField } from '../../src/text-field/TextField.tsx';
import type { Guide } from '../guide.ts';

export const textFieldGuide: Guide = {
  lead: ['一行文字。', 'One line of text.'],
  anatomy: [
    [
      'label',
      '总有标签；上下文已说明时用 hideLabel',
      'Always required; use hideLabel if the context already names the field',
    ],
    ['start end', '框内前后的图标或按钮', 'An icon or button inside the field, before or after the text'],
    ['hint', '填之前要知道的', 'What the user needs to know before typing'],
    ['error', '错在哪、怎么改；出现即朗读', 'The error and how to correct it; announced when it appears'],
  ],
  keys: [
    ['Tab', '到输入框', 'Moves to the input'],
    ['Enter', '提交所在的表单', 'Submits the form'],
  ],
  good: [
    {
      text: ['标签一直可见', 'A label that stays visible'],
      show: (t) => (
        <TextField
          label={t('相册名称', 'Album name')}
          hint={t('最多 30 个字', 'Up to 30 characters')}
          defaultValue={t('外婆的院子', 'Grandmother’s yard')}
        />
      ),
    },
    {
      text: ['错误说怎么改', 'An error that says how to correct it'],
      show: (t) => (
        <TextField
          label={t('邮箱', 'Email')}
          error={t('少了 @', 'The @ is missing')}
          defaultValue="lin.example.com"
        />
      ),
    },
  ],
  bad: [
    {
      text: ['用占位文字当标签', 'A placeholder instead of a label'],
      show: (t) => (
        <TextField
          label={t('名称', 'Name')}
          hideLabel
          placeholder={t('请输入名称', 'Enter a name')}
          start={<SearchIcon />}
        />
      ),
    },
  ],
};
