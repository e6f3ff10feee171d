import { Button } from '../../src/button/index.ts';
import { Dialog } from '../../src/dialog/index.ts';
import { Inline } from '../../src/layout/index.ts';
import type { Guide } from '../guide.ts';

export const dialogGuide: Guide = {
  lead: [
    '先做完这件事再回去。电脑上居中，手机上从底部升起。',
    'A task to finish before returning to the page. Centred on a PC, at the bottom on a phone.',
  ],
  anatomy: [
    ['Dialog.Root', '开与关', 'Holds the open state'],
    [
      'Dialog.Trigger',
      '打开它的按钮；关后焦点回到这里',
      'The button that opens it; focus returns to it on close',
    ],
    ['Dialog.Content', '对话框本身：标题、说明、关闭', 'The panel: title, description, close button'],
    ['Dialog.Body', '内容，长了滚动', 'The content; scrolls when it is long'],
    ['Dialog.Footer', '操作，主要的在最后', 'The actions; the primary one is last'],
    ['Dialog.Close', '关上的按钮', 'A button that closes the dialog'],
  ],
  keys: [
    ['Tab', '在框内循环', 'Cycles through the controls in the dialog'],
    ['Esc', '关上，焦点回到打开它的地方', 'Closes the dialog; focus returns to the element that opened it'],
  ],
  good: [
    {
      text: ['主要操作在末尾，用动词', 'The primary action is last; its label is a verb'],
      show: (t) => (
        <Inline>
          <Button variant="ghost">{t('取消', 'Cancel')}</Button>
          <Button variant="solid">{t('新建', 'New')}</Button>
        </Inline>
      ),
    },
  ],
  bad: [
    {
      text: ['对话框里再开对话框', 'A dialog that opens another dialog'],
      show: (t) => (
        <Inline>
          <Button>{t('新建', 'New')}</Button>
          <Button>{t('再选一层…', 'One more level…')}</Button>
        </Inline>
      ),
    },
  ],
  parts: { 'Dialog.Content': Dialog.Content },
};
