import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AlbumCard } from '../album-card/index.ts';
import type { OrganizerAlbum } from '../album-organizer/index.ts';
import { albumOf } from '../stories/albums.ts';
import { textOf } from '../stories/text.ts';
import { AlbumGrid, type AlbumGridProps, AlbumGridSkeleton } from './index.ts';

const COUNT = 2_000;
const albums = Array.from({ length: COUNT }, (_, seed) => albumOf(seed));
const keyOf = ({ id }: OrganizerAlbum) => id;
const renderCard = ({ cover, ...album }: OrganizerAlbum) => (
  <AlbumCard {...album} covers={[cover]} link={<a href={`#${album.id}`} />} />
);

const meta = {
  id: 'blocks-albumgrid',
  title: 'Blocks/AlbumGrid 相册网格',
  component: AlbumGrid<OrganizerAlbum>,
  args: { items: albums, keyOf, children: renderCard },
  render: (args: AlbumGridProps<OrganizerAlbum>, { globals }) => (
    <AlbumGrid {...args} aria-label={textOf(globals, '相册列表', 'Albums')} />
  ),
} satisfies Meta<typeof AlbumGrid<OrganizerAlbum>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Thousands of albums: only the visible rows are mounted, and the one with the focus. */
export const Thousands: Story = {
  name: 'Thousands 数千',
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-setsize', String(COUNT));
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(120));
    const link = canvas.getByRole('link', { name: /^album 0/ });
    link.focus();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await canvas.findByRole('link', { name: new RegExp(`^album ${COUNT - 1}`) });
    await expect(link).toHaveFocus();
    window.scrollTo(0, 0);
    link.blur();
  },
};
export const Compact: Story = { name: 'Compact 紧凑', args: { items: albums.slice(0, 12), size: 'compact' } };
export const Phone: Story = {
  tags: ['visual'],
  name: 'Phone 手机',
  args: { items: albums.slice(0, 12) },
  globals: { viewport: { value: 'phone' } },
};

/** Keeps the shape of the list while it loads. */
export const Skeleton: Story = { name: 'Skeleton 占位', render: () => <AlbumGridSkeleton /> };
