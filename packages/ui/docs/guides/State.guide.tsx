import { Button } from '../../src/button/index.ts';
import { CodeErrorState } from '../../src/lazy/lazyComponent.tsx';
import { EmptyState } from '../../src/state/EmptyState.tsx';
import { ErrorState } from '../../src/state/ErrorState.tsx';
import type { Guide } from '../guide.ts';

export const stateGuide: Guide = {
  lead: [
    '没有内容，或出错了：一幅插图、一句话、一个操作。',
    'No content yet, or an error: one illustration, one sentence, one action.',
  ],
  anatomy: [
    ['EmptyState', '还没有内容', 'No content yet'],
    [
      'ErrorState',
      '出错了，立即朗读；onRetry 显示“重新加载”按钮',
      'An error, announced immediately; onRetry adds a reload button',
    ],
    [
      'CodeErrorState',
      '这部分代码没有载入，联网后自动重试',
      'The code of a part failed to load; it loads again when the connection returns',
    ],
    ['title', '一句话', 'One sentence'],
    ['action', '一件能做的事', 'One action'],
  ],
  keys: [
    ['Tab', '到操作按钮', 'Moves to the action'],
    ['Enter Space', '执行操作', 'Performs the action'],
  ],
  good: [
    {
      text: ['说从哪里开始', 'Says how to start'],
      show: (t) => (
        <EmptyState
          title={t('还没有照片', 'No photos yet')}
          action={<Button variant="solid">{t('上传照片', 'Upload photos')}</Button>}
        />
      ),
    },
  ],
  bad: [
    {
      text: ['只道歉，没有操作', 'An apology without an action'],
      show: (t) => <ErrorState title={t('抱歉，出错了', 'Sorry, something went wrong')} />,
    },
  ],
  parts: { EmptyState, ErrorState, CodeErrorState },
};
