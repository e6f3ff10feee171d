import { Badge } from '../../src/badge/index.ts';
import { Box } from '../../src/layout/Box.tsx';
import { Grid, Inline, Stack } from '../../src/layout/Stack.tsx';
import type { Guide } from '../guide.ts';

const gapOf = (defaults: string) => ({
  name: 'gap',
  type: '0–7 | { phone?, pad?, pc? }',
  description: 'The space between the children, as a step of `space`; may differ by width.',
  defaults,
});

export const layoutGuide: Guide = {
  imports: 'Box, Stack, Inline, Grid',
  lead: ['用间距令牌排布：Box、Stack、Inline、Grid。', 'Laid out by tokens: Box, Stack, Inline, Grid.'],
  anatomy: [
    ['Box', '一块地方；每个属性可按宽度分别给', 'A place; every property may differ by width'],
    ['Stack', '上下排', 'Below each other'],
    ['Inline', '左右排，满了换行', 'Beside each other, wrapping'],
    ['Grid', '分列', 'In columns'],
  ],
  keys: [],
  good: [
    {
      text: ['间距交给容器', 'The container spaces its children'],
      show: (
        <Inline gap={3}>
          <Badge>京都</Badge>
          <Badge>奈良</Badge>
          <Badge>大阪</Badge>
        </Inline>
      ),
    },
  ],
  bad: [
    {
      text: ['一层套一层的 Box', 'Boxes in boxes in boxes'],
      show: (
        <Box padding={2} background="surfaceSunken">
          <Box padding={2} background="surfaceRaised">
            <Box padding={2} background="accentSoft">
              京都
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
