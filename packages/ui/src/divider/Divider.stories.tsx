import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/index.ts';
import { Divider } from './Divider.tsx';

const meta = { title: 'Primitives/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {};
export const Vertical: Story = {
  render: () => (
    <Inline gap={3}>
      2024
      <Divider orientation="vertical" />
      2025
    </Inline>
  ),
};
