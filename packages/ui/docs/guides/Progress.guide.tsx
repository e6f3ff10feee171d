import { Stack } from '../../src/layout/index.ts';
import { ProgressBar } from '../../src/progress/ProgressBar.tsx';
import { ProgressRing } from '../../src/progress/ProgressRing.tsx';
import type { Guide } from '../guide.ts';

export const progressGuide: Guide = {
  imports: 'ProgressBar, ProgressRing',
  lead: ['做到哪里了：长条，或小圆。', 'How far something has come: a bar, or a small ring.'],
  anatomy: [
    ['ProgressBar', '长条；value 为 null 表示不知道', 'The bar; a null value means it cannot be known'],
    ['ProgressRing', '圆环；大到放得下时写百分比', 'The ring; shows the percentage where it fits'],
    ['label', '在做什么', 'What is under way'],
  ],
  keys: [],
  good: [
    {
      text: ['旁边写数目', 'The count beside it'],
      show: (
        <Stack gap={2} style={{ width: '80%' }}>
          <span>正在上传 34 / 120</span>
          <ProgressBar label="上传" value={0.28} />
        </Stack>
      ),
    },
  ],
  bad: [
    {
      text: ['列表加载：用骨架屏', 'A list that loads: use a Skeleton'],
      show: <ProgressRing label="加载照片" value={0.5} />,
    },
  ],
  parts: { ProgressBar, ProgressRing },
};
