import { Stack } from '../../src/layout/index.ts';
import { ProgressRing } from '../../src/progress/index.ts';
import { Skeleton } from '../../src/skeleton/Skeleton.tsx';
import type { Guide } from '../guide.ts';

export const skeletonGuide: Guide = {
  lead: [
    '替将到的内容占住位置，大小与最终一致。',
    'Holds the place of what is coming, in its final geometry.',
  ],
  anatomy: [
    ['width height', '最终的大小', 'The final size'],
    ['aspectRatio', '或最终的比例', 'Or the final proportions'],
    ['container', '外层写 aria-busy', 'Its container says aria-busy'],
  ],
  keys: [],
  good: [
    {
      text: ['形状就是将来的样子', 'The shape of what will be there'],
      show: (
        <Stack gap={2} aria-busy="true" style={{ width: 160 }}>
          <Skeleton width="100%" aspectRatio="4/3" borderRadius={10} />
          <Skeleton width={96} height={14} />
        </Stack>
      ),
    },
  ],
  bad: [
    {
      text: ['能占位的地方转圈', 'A spinner where a place could be held'],
      show: <ProgressRing label="加载" value={0.3} />,
    },
  ],
};
