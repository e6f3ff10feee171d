import type { Meta, StoryObj } from '@storybook/react-vite';
import { layoutGuide } from '../../docs/guides/Layout.guide.tsx';
import { Box, Grid, Inline, Stack } from './index.ts';

const meta = {
  id: 'primitives-layout',
  title: 'Primitives/Layout 布局',
  parameters: { guide: layoutGuide },
  component: Box,
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

const tile = (name: string) => (
  <Box key={name} padding={4} background="surfaceSunken" borderRadius="card">
    {name}
  </Box>
);

export const StackStory: Story = {
  tags: ['visual'],
  name: 'Stack 竖排',
  render: () => <Stack gap={3}>{['1', '2', '3'].map(tile)}</Stack>,
};
export const InlineStory: Story = {
  name: 'Inline 行内',
  render: () => <Inline gap={3}>{['1', '2', '3'].map(tile)}</Inline>,
};
export const GridStory: Story = {
  name: 'Grid 网格',
  render: () => (
    <Grid columns={3} gap={3}>
      {['1', '2', '3', '4', '5'].map(tile)}
    </Grid>
  ),
};
/** In an iframe, because it responds to the viewport's width. */
export const Responsive: Story = {
  name: 'Responsive 响应式',
  parameters: { docs: { story: { inline: false, height: 'auto' } } },
  render: () => (
    <Box
      display="flex"
      flexDirection={{ phone: 'column', pad: 'row' }}
      gap={{ phone: 2, pad: 4 }}
      padding={{ phone: 2, pad: 4, pc: 6 }}
      background="accentSoft"
      borderRadius="card"
    >
      {['phone 8', 'pad 16', 'pc 32'].map((name) => (
        <Box key={name} padding={4} background="surfaceRaised" borderRadius="card" flexGrow={1}>
          {name} px
        </Box>
      ))}
    </Box>
  ),
};
export const ResponsiveOnAPhone: Story = {
  ...Responsive,
  name: 'Responsive On A Phone 手机上的响应式',
  globals: { viewport: { value: 'phone' } },
};
