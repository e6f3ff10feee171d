import { Button } from '../../src/button/index.ts';
import { Inline } from '../../src/layout/index.ts';
import type { Guide } from '../guide.ts';

export const confirmDialogGuide: Guide = {
  lead: [
    '要紧的事之前问一句。焦点先落在退路上。',
    'A question before something that matters. Focus starts on the way out.',
  ],
  anatomy: [
    ['title', '问什么', 'The question'],
    ['description', '会发生什么，能否挽回', 'The consequence, and whether it can be undone'],
    ['children', '先要填的，如密码', 'Something to fill in first, e.g. a password'],
    ['confirmLabel', '说出做什么的按钮', 'The button, naming what it does'],
    ['onConfirm', '返回 Promise 时保持打开并显示忙', 'A promise keeps it open and busy'],
  ],
  keys: [
    ['Tab', '在框内循环', 'Goes round inside'],
    ['Esc', '取消；忙时不关', 'Cancels; not while busy'],
    ['Enter Space', '按下有焦点的按钮', 'Presses the focused button'],
  ],
  good: [
    {
      text: ['按钮重复所做的事', 'The button repeats the deed'],
      show: (
        <Inline>
          <Button variant="ghost">取消</Button>
          <Button variant="solid" tone="critical">
            删除 12 张照片
          </Button>
        </Inline>
      ),
    },
  ],
  bad: [
    {
      text: ['“是”与“否”：要回头再读问题', 'Yes and no: one must read the question again'],
      show: (
        <Inline>
          <Button variant="ghost">否</Button>
          <Button variant="solid" tone="critical">
            是
          </Button>
        </Inline>
      ),
    },
  ],
};
