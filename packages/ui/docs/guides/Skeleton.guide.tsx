import { Stack } from '../../src/layout/index.ts';
import { ProgressRing } from '../../src/progress/index.ts';
import { Skeleton } from '../../src/skeleton/Skeleton.tsx';
import type { Guide } from '../guide.ts';

export const skeletonGuide: Guide = {
  lead: [
    '为正在加载的内容占位，大小与最终一致。',
    'A placeholder for content that is loading, in its final size.',
  ],
  anatomy: [
    ['width height', '最终的大小', 'The final size'],
    ['aspectRatio', '或最终的比例', 'Or the final aspect ratio'],
    ['container', '外层写 aria-busy', 'Its container sets aria-busy'],
  ],
  keys: [],
  good: [
    {
      text: ['形状就是将来的样子', 'Has the shape of the final content'],
      show: () => (
        <Stack gap={2} aria-busy="true" style={{ width: 160 }}>
          <Skeleton width="100%" aspectRatio="4/3" borderRadius={10} />
          <Skeleton width={96} height={14} />
        </Stack>
      ),
    },
  ],
  bad: [
    {
      text: ['能占位的地方却用圆环', 'A progress ring where a placeholder is possible'],
      show: (t) => <ProgressRing label={t('加载', 'Loading')} value={0.3} />,
    },
  ],
};
