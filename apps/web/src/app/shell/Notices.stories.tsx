import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '@xiangji/api-client/contract';
import { appShellLabels } from '@xiangji/blocks';
import { expect, waitFor, within } from 'storybook/test';
import { albumListReply, manyAlbums } from '../../test/albums.ts';
import { answer, quietNetwork } from '../../test/network.ts';
import { AppAt, withWorld } from '../../test/StoryWorld.tsx';
import { blockTexts } from '../../test/storyTexts.ts';

const html = '今晚 23:00 起<b>维护</b>约一小时，<a href="https://example.com/status">看进度</a>。';
const albums = answer(contract.folders.list, albumListReply(manyAlbums.slice(0, 6)));
const notice = answer(contract.notice.get, { html });

/** Deletes the stored notice before and after: it is requested again, and no other story shows it. */
function forgetNotice(): () => void {
  const forget = () => localStorage.removeItem('xiangji.notice');
  forget();
  return forget;
}

/** Simulates a lost network, without another story's notice. */
function goOffline(): () => void {
  forgetNotice();
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  };
}

const meta = {
  id: 'web-notices',
  title: 'Web/Notices 公告与断网',
  component: AppAt,
  decorators: [withWorld],
  args: { path: '/albums' },
  parameters: {
    docs: {
      lead: [
        '服务器的公告，读过就收起；断网时说明，恢复后自己继续。',
        'A notice from the server, put away once it is read; and word that the network is gone, until it is back.',
      ],
      hideProps: true,
    },
    layout: 'fullscreen',
    msw: [albums, ...quietNetwork],
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows that the network is lost, and continues automatically. */
export const Offline: Story = {
  name: 'Offline 离线',
  beforeEach: goOffline,
  play: async ({ canvas, globals }) => {
    const { offline, notice } = blockTexts(globals, appShellLabels);
    await canvas.findByText(offline);
    await expect(canvas.queryByText(notice)).toBeNull();
  },
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Dismisses the notice, wherever it is shown. */
const close = (canvas: Canvas) => {
  const banner = canvas.getByRole('link', { name: '看进度' }).closest<HTMLElement>('[role=status]');
  return within(banner ?? document.body).getByRole('button');
};

/** The server's notice: its text and links, and no other markup. At the end of a PC's side menu. */
export const Notice: Story = {
  name: 'Notice 公告',
  beforeEach: forgetNotice,
  parameters: { msw: [albums, notice, ...quietNetwork] },
  play: async (context) => {
    const link = await context.canvas.findByRole('link', { name: '看进度' });
    await waitFor(() => expect(link).toBeVisible());
    await expect(close(context.canvas)).toBeVisible();
  },
};

export const NoticePhone: Story = {
  tags: ['visual'],
  ...Notice,
  name: 'Notice Phone 公告（手机）',
  globals: { viewport: { value: 'phone' } },
};

/** A dismissed notice leaves the page, and this browser remembers it. */
export const NoticePutAway: Story = {
  ...Notice,
  name: 'Notice Put Away 公告已收起',
  parameters: Notice.parameters,
  play: async (context) => {
    await context.canvas.findByRole('link', { name: '看进度' });
    await context.userEvent.click(close(context.canvas));
    await waitFor(() => expect(context.canvas.queryByRole('link', { name: '看进度' })).toBeNull());
    await expect(localStorage.getItem('xiangji.notice')).toContain('"dismissed":true');
  },
};
