import { Stack } from '../../src/layout/index.ts';
import { ProgressBar } from '../../src/progress/ProgressBar.tsx';
import { ProgressRing } from '../../src/progress/ProgressRing.tsx';
import type { Guide } from '../guide.ts';

export const progressGuide: Guide = {
  lead: ['任务的进度：长条，或小圆环。', 'The progress of a task, as a bar or a small ring.'],
  anatomy: [
    ['ProgressBar', '长条；进度未知时 value 为 null', 'The bar; value is null while the progress is unknown'],
    [
      'ProgressRing',
      '圆环；showValue 显示百分比，用于 36 px 以上',
      'The ring; showValue shows the percentage, for sizes from 36 px',
    ],
    ['label', '在做什么', 'The accessible name: the task in progress'],
  ],
  keys: [],
  good: [
    {
      text: ['旁边写数目', 'Shows the count as text too'],
      show: (t) => (
        <Stack gap={2} style={{ width: '80%' }}>
          <span>{t('正在上传 34 / 120', 'Uploading 34 / 120')}</span>
          <ProgressBar label={t('上传', 'Upload progress')} value={0.28} />
        </Stack>
      ),
    },
  ],
  bad: [
    {
      text: ['列表加载：用骨架屏', 'A list that is loading: use a Skeleton'],
      show: (t) => <ProgressRing label={t('加载照片', 'Loading photos')} value={0.5} />,
    },
  ],
  parts: { ProgressBar, ProgressRing },
};
