import type { Meta, StoryObj } from '@storybook/react-vite';
import { StarIcon } from '../icon/index.ts';
import { say } from '../test/say.ts';
import { ToggleButton } from './ToggleButton.tsx';

const meta = {
  title: 'Primitives/ToggleButton',
  component: ToggleButton,
  args: { icon: <StarIcon /> },
  render: (args, { globals }) => (
    <ToggleButton {...args}>{say(globals, '只看收藏', 'Favourites only')}</ToggleButton>
  ),
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultPressed: true } };
export const Small: Story = { args: { defaultPressed: true, size: 'small' } };
export const Disabled: Story = { args: { disabled: true, defaultPressed: true } };
