import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SecondaryTexts } from '../../shared/locale/SecondaryTexts.tsx';
import { UploadContext } from '../../shared/upload/UploadContext.ts';
import { Returning, withWorld } from '../../test/StoryWorld.tsx';
import { secondaryTexts } from '../../test/secondaryTexts.ts';
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
  },
  render: () => (
    <Returning path="/nowhere">
      <NotFoundPage />
    </Returning>
  ),
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const counts: Story['play'] = async ({ canvas, globals }) => {
  const t = storyTexts(globals).notFound;
  await canvas.findByText(t.title);
  canvas.getByRole('link', { name: t.home });
};

export const Counting: Story = { tags: ['visual'], name: 'Counting 计数', play: counts };
export const Phone: Story = {
  tags: ['visual'],
  name: 'Phone 手机',
  globals: { viewport: { value: 'phone' } },
  play: counts,
};

const open = fn();

/** Files that another application shared were not received; the button opens the upload. */
export const NothingReceived: Story = {
  name: 'Nothing Received 没有收到',
  render: () => (
    <UploadContext value={{ open }}>
      <Returning path="/share-target">
        <SecondaryTexts>
          <NotFoundPage />
        </SecondaryTexts>
      </Returning>
    </UploadContext>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const { choose } = secondaryTexts(globals).shareTarget;
    await userEvent.click(await canvas.findByRole('button', { name: choose }));
    await expect(open).toHaveBeenCalled();
  },
};
