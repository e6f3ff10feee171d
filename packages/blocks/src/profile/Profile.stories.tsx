import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@xiangji/ui';
import { expect, fn } from 'storybook/test';
import { labelsOf, textOf } from '../stories/text.ts';
import { ProfileCard, profileLabels } from './index.ts';

const onNameChange = fn();
const onIntroChange = fn();

const meta = {
  id: 'blocks-profile',
  title: 'Blocks/Profile 基本资料',
  component: ProfileCard,
  args: {
    ...{ name: '林木', intro: '', email: 'linmu@example.com', createdAt: 1_672_531_200, timezone: -480 },
    ...{ nameMaxLength: 30, introMaxLength: 240, onNameChange, onIntroChange },
  },
  beforeEach: () => {
    onNameChange.mockReset();
    onIntroChange.mockReset();
  },
  render: (args, { globals }) => (
    <ProfileCard {...args} avatarAction={<Button>{textOf(globals, '更换头像', 'Change avatar')}</Button>}>
      <div>
        <Button>{textOf(globals, '退出登录', 'Sign out')}</Button>
      </div>
    </ProfileCard>
  ),
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter saves a text, Esc restores it. */
export const Plain: Story = {
  tags: ['visual'],
  name: 'Plain 资料',
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, profileLabels);
    const intro = canvas.getByLabelText(labels.intro);
    await userEvent.type(intro, 'x{Escape}');
    await expect(intro).toHaveValue('');
    await userEvent.type(intro, '山里人{Enter}');
    await expect(onIntroChange).toHaveBeenCalledWith('山里人');
    await userEvent.type(canvas.getByLabelText(labels.name), '木{Enter}');
    await expect(onNameChange).toHaveBeenCalledWith('林木木');
  },
};
export const Phone: Story = {
  tags: ['visual'],
  name: 'Phone 手机',
  globals: { viewport: { value: 'phone' } },
};
