import { Button } from '../../src/button/index.ts';
import { CodeErrorState } from '../../src/lazy/lazyComponent.tsx';
import { EmptyState } from '../../src/state/EmptyState.tsx';
import { ErrorState } from '../../src/state/ErrorState.tsx';
import type { Guide } from '../guide.ts';

export const stateGuide: Guide = {
  lead: [
    '还没有，或没做成：一幅画、一句话、一个办法。',
    'Nothing here yet, or something failed: one drawing, one sentence, one way on.',
  ],
  anatomy: [
    ['EmptyState', '还没有', 'Nothing here yet'],
    [
      'ErrorState',
      '没做成，立即朗读；onRetry 给“重新加载”',
      'Something failed, spoken at once; onRetry gives a reload button',
    ],
    [
      'CodeErrorState',
      '这部分代码没有载入，联网后自动重来',
      'The code of a part is missing; loaded again when online',
    ],
    ['title', '一句话', 'One sentence'],
    ['action', '一件能做的事', 'One thing to do'],
  ],
  keys: [
    ['Tab', '到办法', 'To the way on'],
    ['Enter Space', '按下', 'Presses it'],
  ],
  good: [
    {
      text: ['说从哪里开始', 'Says where to begin'],
      show: <EmptyState title="还没有照片" action={<Button variant="solid">上传照片</Button>} />,
    },
  ],
  bad: [{ text: ['道歉而没有办法', 'An apology and no way on'], show: <ErrorState title="抱歉，出错了" /> }],
  parts: { EmptyState, ErrorState, CodeErrorState },
};
