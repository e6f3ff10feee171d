import type { Meta, StoryObj } from '@storybook/react-vite';
import { skeletonGuide } from '../../docs/guides/Skeleton.guide.tsx';
import { Grid, Stack } from '../layout/index.ts';
import { Skeleton } from './Skeleton.tsx';

const length = { table: { type: { summary: 'number | string' } } };

const meta = {
  id: 'primitives-skeleton',
  title: 'Primitives/Skeleton 骨架屏',
  parameters: { guide: skeletonGuide },
  component: Skeleton,
  // Storybook's docgen does not follow a `Pick` of the styles.
  argTypes: { width: length, height: length, aspectRatio: length, borderRadius: length },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { tags: ['visual'], name: 'Line 一行', args: { width: 240 } };
export const AlbumCards: Story = {
  name: 'Album Cards 相册卡片',
  render: () => (
    <Grid columns="repeat(auto-fill, minmax(120px, 1fr))" gap={5}>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Stack gap={2} key={key}>
          <Skeleton aspectRatio="3 / 4" borderRadius={10} />
          <Skeleton width="70%" />
          <Skeleton width="40%" />
        </Stack>
      ))}
    </Grid>
  ),
};
