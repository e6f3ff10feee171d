import type { Meta, StoryObj } from '@storybook/react-vite';
import { Returning, withWorld } from '../../test/StoryWorld.tsx';
import { storyTexts } from '../../test/storyTexts.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = {
  id: 'web-notfoundpage',
  title: 'Web/NotFoundPage 找不到页面',
  component: NotFoundPage,
  decorators: [withWorld],
  parameters: {
    docs: {
      story: { height: '320px' },
      lead: [
        '地址不对时说明，几秒后回首页。',
        'Says that an address leads nowhere, and goes home after some seconds.',
      ],
    },
    layout: 'fullscreen',
    visual: { skip: 'counts down to going home' },
  },
  render: () => (
    <Returning path="/nowhere">
      <NotFoundPage />
    </Returning>
  ),
  play: async ({ canvas, globals }) => {
    const t = storyTexts(globals).notFound;
    await canvas.findByText(t.title);
    canvas.getByRole('link', { name: t.home });
  },
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = { name: 'Counting 计数' };
export const Phone: Story = { name: 'Phone 手机', globals: { viewport: { value: 'phone' } } };
