import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner, Button } from '@xiangji/ui';
import { expect } from 'storybook/test';
import { textOf } from '../stories/text.ts';
import { GiftCard } from './index.ts';

const meta = {
  id: 'blocks-giftcard',
  title: 'Blocks/GiftCard 礼物卡片',
  component: GiftCard,
  args: { title: '', lead: '' },
  render: (args, { globals }) => (
    <GiftCard
      title={textOf(globals, '知音有礼', 'A gift for a confidant')}
      lead={textOf(globals, '感谢您一路相伴。', 'Thank you for being with us.')}
      rule={textOf(globals, '注册每满 14 天获赠 1 天。', 'One day for every 14 days of registration.')}
    >
      {args.children ?? <Button variant="solid">{textOf(globals, '领取', 'Claim')}</Button>}
    </GiftCard>
  ),
} satisfies Meta<typeof GiftCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {
  tags: ['visual'],
  name: 'Offer 可领取',
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: textOf(globals, '领取', 'Claim') })).toBeVisible();
  },
};

export const Claimed: Story = {
  name: 'Claimed 已领取',
  args: { children: <Banner tone="positive">✓</Banner> },
};
