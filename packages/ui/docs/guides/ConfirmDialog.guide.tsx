import { Button } from '../../src/button/index.ts';
import { Inline } from '../../src/layout/index.ts';
import type { Guide } from '../guide.ts';

export const confirmDialogGuide: Guide = {
  lead: [
    '重要操作之前的确认。焦点先落在取消按钮上。',
    'Asks for confirmation before an important action. Focus starts on the cancel button.',
  ],
  anatomy: [
    ['title', '问什么', 'The question'],
    ['description', '会发生什么，能否挽回', 'The consequence, and whether it can be undone'],
    ['children', '先要填的，如密码', 'Something to fill in first, e.g. a password'],
    ['confirmLabel', '说出做什么的按钮', 'The label of the confirm button; names the action'],
    [
      'onConfirm',
      '返回 Promise 时保持打开并显示忙',
      'If it returns a promise, the dialog stays open and busy until it settles',
    ],
  ],
  keys: [
    ['Tab', '在框内循环', 'Cycles through the controls in the dialog'],
    ['Esc', '取消；忙时不关', 'Cancels; ignored while the dialog is busy'],
    ['Enter Space', '按下有焦点的按钮', 'Presses the focused button'],
  ],
  good: [
    {
      text: ['按钮重复所做的事', 'The button names the action'],
      show: (t) => (
        <Inline>
          <Button variant="ghost">{t('取消', 'Cancel')}</Button>
          <Button variant="solid" tone="critical">
            {t('删除 12 张照片', 'Delete 12 photos')}
          </Button>
        </Inline>
      ),
    },
  ],
  bad: [
    {
      text: ['“是”与“否”：要回头再读问题', '“Yes” and “No”: the user must read the question again'],
      show: (t) => (
        <Inline>
          <Button variant="ghost">{t('否', 'No')}</Button>
          <Button variant="solid" tone="critical">
            {t('是', 'Yes')}
          </Button>
        </Inline>
      ),
    },
  ],
};
