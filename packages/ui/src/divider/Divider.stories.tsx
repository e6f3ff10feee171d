import type { Meta, StoryObj } from '@storybook/react-vite';
import { dividerGuide } from '../../docs/guides/Divider.guide.tsx';
import { Inline, Stack } from '../layout/index.ts';
import { Divider } from './Divider.tsx';

const meta = {
  id: 'primitives-divider',
  title: 'Primitives/Divider 分隔线',
  parameters: { guide: dividerGuide },
  component: Divider,
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  tags: ['visual'],
  name: 'Horizontal 横向',
  render: (args) => (
    <Stack gap={3}>
      2024
      <Divider {...args} />
      2025
    </Stack>
  ),
};
export const Vertical: Story = {
  name: 'Vertical 纵向',
  render: () => (
    <Inline gap={3}>
      2024
      <Divider orientation="vertical" />
      2025
    </Inline>
  ),
};
