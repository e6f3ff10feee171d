import { EditableText } from '../../src/editable-text/EditableText.tsx';
import type { Guide } from '../guide.ts';

export const editableTextGuide: Guide = {
  lead: ['就在原处修改的文字。', 'Text that is edited in place.'],
  anatomy: [
    ['label', '朗读的名字', 'The accessible name'],
    ['value', '已保存的文字', 'The saved text'],
    [
      'onValueChange',
      '去掉首尾空格，值改变时才调用',
      'Called with the trimmed text, only when it has changed',
    ],
    ['allowEmpty', '允许清空；否则恢复', 'Allows an empty text; otherwise the previous text is restored'],
  ],
  keys: [
    ['Enter', '确认并离开', 'Saves the text and leaves the field'],
    ['Esc', '取消修改并离开；外层对话框不关', 'Cancels the edit and leaves; a dialog around it stays open'],
    ['Tab', '确认并离开', 'Saves the text and leaves the field'],
  ],
  good: [
    {
      text: ['标题、说明这类短文字', 'Short texts such as titles and captions'],
      show: (t) => (
        <EditableText
          label={t('相册名称', 'Album name')}
          defaultValue={t('外婆的院子', 'Grandmother’s yard')}
        />
      ),
    },
  ],
  bad: [
    {
      text: ['要一起提交的表单', 'A form that is submitted as a whole'],
      show: (t) => <EditableText label={t('邮箱', 'Email')} defaultValue="lin@example.com" />,
    },
  ],
};
