import type { Meta, StoryObj } from '@storybook/react-vite';
import { avatarGuide } from '../../docs/guides/Avatar.guide.tsx';
import { Inline } from '../layout/index.ts';
import { picture } from '../test/pictures.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  id: 'primitives-avatar',
  title: 'Primitives/Avatar 头像',
  parameters: { guide: avatarGuide },
  component: Avatar,
  args: { name: '林小满' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Letter: Story = { tags: ['visual'], name: 'Letter 字母' };
export const Picture: Story = { name: 'Picture 图片', args: { src: picture(2, 160, 160), size: 64 } };
export const Sizes: Story = {
  name: 'Sizes 大小',
  render: () => (
    <Inline gap={3}>
      {[24, 32, 48, 96].map((size) => (
        <Avatar key={size} name="Ada" size={size} />
      ))}
    </Inline>
  ),
};
