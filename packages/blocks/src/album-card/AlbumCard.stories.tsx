import type { Meta, StoryObj } from '@storybook/react-vite';
import { PencilIcon } from '@xiangji/ui';
import { expect, screen, waitFor } from 'storybook/test';
import { ActionContextMenu } from '../action-menu/index.ts';
import { coverOf } from '../stories/albums.ts';
import { labelsOf, textOf } from '../stories/text.ts';
import { AlbumCard } from './index.ts';
import { albumCardLabels } from './labels.ts';

const meta = {
  id: 'blocks-albumcard',
  title: 'Blocks/AlbumCard 相册卡片',
  component: AlbumCard,
  args: {
    id: 'kyoto',
    kind: 'album',
    name: '',
    covers: [coverOf(1)],
    startDate: 20_400,
    endDate: 20_403,
    count: 128,
    // biome-ignore lint/a11y/useAnchorContent: the card is its content
    link: <a href="#kyoto" />,
  },
  render: (args, { globals }) => (
    <ActionContextMenu
      actions={[
        {
          ...{ id: 'rename', icon: <PencilIcon />, label: textOf(globals, '重命名', 'Rename') },
          onSelect: () => undefined,
        },
      ]}
    >
      <div style={{ width: 220, height: 372 }}>
        <AlbumCard {...args} name={args.name || textOf(globals, '京都红叶', 'Kyoto maples')} />
      </div>
    </ActionContextMenu>
  ),
} satisfies Meta<typeof AlbumCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Album: Story = {
  tags: ['visual'],
  name: 'Album 相册',
  play: async ({ canvas, globals, userEvent }) => {
    const link = canvas.getByRole('link', { name: /京都红叶|Kyoto maples/ });
    await expect(link).toHaveAttribute('href', '#kyoto');
    const name = textOf(globals, '京都红叶', 'Kyoto maples');
    await userEvent.click(
      canvas.getByRole('button', { name: labelsOf(globals, albumCardLabels).more(name) }),
    );
    const item = await screen.findByRole('menuitem');
    await waitFor(() => expect(item).toBeVisible());
  },
};
export const AlbumSet: Story = {
  name: 'Album Set 相集',
  args: { kind: 'albumSet', covers: [coverOf(1), coverOf(2), coverOf(3)], count: 7 },
};
export const Empty: Story = {
  tags: ['visual'],
  name: 'Empty 空',
  args: { covers: [null], startDate: null, endDate: null, count: 0 },
};
export const LongName: Story = {
  name: 'Long Name 长名称',
  args: { name: '在北海道的冬天与家人一起看雪和泡温泉以及吃螃蟹的三十个字的名字' },
};
