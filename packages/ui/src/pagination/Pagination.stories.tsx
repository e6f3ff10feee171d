import type { Meta, StoryObj } from '@storybook/react-vite';
import { paginationGuide } from '../../docs/guides/Pagination.guide.tsx';
import { looksOfAction } from '../test/looks.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  id: 'primitives-pagination',
  title: 'Primitives/Pagination 分页',
  parameters: { guide: paginationGuide },
  component: Pagination,
  args: { defaultPage: 2, total: 12 },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = { name: 'Middle 中间' };
export const First: Story = { name: 'First 第一页', args: { defaultPage: 1 } };
export const Last: Story = { name: 'Last 最后一页', args: { defaultPage: 12 } };
export const Many: Story = { name: 'Many 很多', args: { defaultPage: 4_870, total: 20_000 } };
export const Waiting: Story = { name: 'Waiting 等待', args: { disabled: true } };

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfAction((t, look) => (
    <Pagination
      defaultPage={2}
      total={12}
      aria-label={`${t('分页', 'Pages')} ${look}`}
      disabled={look === 'disabled'}
    />
  )),
};
