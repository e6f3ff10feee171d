import { Badge } from '../../src/badge/index.ts';
import { Box } from '../../src/layout/Box.tsx';
import { Grid, Inline, Stack } from '../../src/layout/Stack.tsx';
import type { Guide } from '../guide.ts';

const gapOf = (defaults: string) => ({
  name: 'gap',
  type: '0–7 | { phone?, pad?, pc? }',
  description: 'The gap between the children, a step of the `space` scale. It can differ by screen width.',
  defaults,
});

export const layoutGuide: Guide = {
  lead: [
    '用间距令牌排布：Box、Stack、Inline、Grid。',
    'Layout with spacing tokens: Box, Stack, Inline, Grid.',
  ],
  anatomy: [
    [
      'Box',
      '一个容器；间距和排列可按宽度分别设置',
      'A container; spacing and alignment can differ by screen width',
    ],
    ['Stack', '上下排', 'Arranges its children vertically'],
    ['Inline', '左右排，满了换行', 'Arranges its children in a line that wraps'],
    ['Grid', '分列', 'Arranges its children in columns'],
  ],
  keys: [],
  good: [
    {
      text: ['间距交给容器', 'The container sets the gap between its children'],
      show: (t) => (
        <Inline gap={3}>
          <Badge>{t('京都', 'Kyoto')}</Badge>
          <Badge>{t('奈良', 'Nara')}</Badge>
          <Badge>{t('大阪', 'Osaka')}</Badge>
        </Inline>
      ),
    },
  ],
  bad: [
    {
      text: ['一层套一层的 Box', 'Boxes nested in boxes'],
      show: (t) => (
        <Box padding={2} background="surfaceSunken">
          <Box padding={2} background="surfaceRaised">
            <Box padding={2} background="accentSoft">
              {t('京都', 'Kyoto')}
            </Box>
          </Box>
        </Box>
      ),
    },
  ],
  props: {
    Stack: [gapOf('4')],
    Inline: [gapOf('2')],
    Grid: [gapOf('4')],
  },
  parts: { Box, Stack, Inline, Grid },
};
