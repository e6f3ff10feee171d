import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@xiangji/ui';
import { expect } from 'storybook/test';
import { textOf } from '../stories/text.ts';
import { PointList, SectionCard } from './index.ts';

const meta = {
  id: 'blocks-sectioncard',
  title: 'Blocks/SectionCard 分节卡片',
  component: SectionCard,
  args: { title: '' },
  render: (args, { globals }) => (
    <SectionCard
      {...args}
      title={textOf(globals, '下载全部内容', 'Download everything')}
      note={args.note && textOf(globals, '全部原图和相册', 'All originals and albums')}
    >
      <div>
        <Button>{textOf(globals, '准备下载', 'Prepare the download')}</Button>
      </div>
    </SectionCard>
  ),
} satisfies Meta<typeof SectionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  tags: ['visual'],
  name: 'Plain 仅标题',
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('region', { name: textOf(globals, '下载全部内容', 'Download everything') }),
    ).toBeVisible();
  },
};
export const Points: Story = {
  name: 'Points 要点',
  render: (_args, { globals }) => (
    <SectionCard title={textOf(globals, '账单规则', 'Bills')}>
      <PointList
        points={[
          textOf(globals, '每月 1 日按用量出账。', 'Usage is billed on the 1st.'),
          textOf(globals, '账单在 30 天内支付。', 'A bill is payable within 30 days.'),
        ]}
      />
      <PointList tone="muted" points={[textOf(globals, '免费空间不计费。', 'Free space is not billed.')]} />
    </SectionCard>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const WithNote: Story = { name: 'With Note 带说明', args: { note: 'yes' } };
