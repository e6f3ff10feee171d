import { Heading } from '../../src/heading/Heading.tsx';
import { Stack } from '../../src/layout/index.ts';
import { Text } from '../../src/text/index.ts';
import type { Guide } from '../guide.ts';

export const headingGuide: Guide = {
  lead: [
    '标题：级别归大纲，字号归版面。',
    'A heading. The level defines the outline of the page; the size is independent of it.',
  ],
  anatomy: [
    ['level', '页面大纲里的级别，1 到 6', 'The level in the outline of the page, 1 to 6'],
    ['size', '不写时按级别', 'Defaults to the size of the level'],
  ],
  keys: [],
  good: [
    {
      text: ['级别连续，字号另选', 'The levels are in order; the size is set separately'],
      show: (t) => (
        <Stack gap={2}>
          <Heading level={2}>{t('相册', 'Albums')}</Heading>
          <Heading level={3} size="body">
            {t('2026 年', '2026')}
          </Heading>
        </Stack>
      ),
    },
  ],
  bad: [
    {
      text: ['粗体文字不是标题', 'Bold text is not a heading'],
      show: (t) => <Text weight="strong">{t('相册', 'Albums')}</Text>,
    },
  ],
};
