import type { Meta, StoryObj } from '@storybook/react-vite';
import { ERROR_CODES, UPLOAD } from '@xiangji/api-client/contract';
import { type LeftUpload as Left, UPLOAD_STATE, type UploadSnapshot } from '@xiangji/api-client/upload';
import { expect, screen, waitFor, within } from 'storybook/test';
import { InRouter, withWorld } from '../../test/StoryWorld.tsx';
import { uploadTexts } from '../../test/storyTexts.ts';
import { StillUpload, uploadItem } from '../../test/storyUpload.tsx';
import { LeftUpload } from './UploadLayer.tsx';
import { UploadPanel } from './UploadPanel.tsx';

interface PanelArgs {
  at: Partial<UploadSnapshot>;
  left?: Left;
}

const failed = [
  uploadItem('IMG_2041.CR3', UPLOAD.PROGRESS_FAILED, ERROR_CODES.FILE_TYPE_INVALID),
  uploadItem('一张名字非常非常长的照片-修改过-最终版-再改一次.jpg', UPLOAD.PROGRESS_FAILED),
];

const sending: Partial<UploadSnapshot> = {
  type: UPLOAD_STATE.UPLOADING,
  count: { i: 13, total: 48, completion: 11, queue: 35, error: 2, retryable: 1 },
  size: { total: 210_000_000, done: 84_000_000 },
  progress: 0.4,
  speed: 3_400_000,
  time: { used: 25, remaining: 37 },
  items: [
    ...failed,
    uploadItem('IMG_2052.jpg', 0.72),
    uploadItem('IMG_2053.jpg', 0.2),
    uploadItem('IMG_2054.jpg', UPLOAD.PROGRESS_QUEUED),
  ],
};

const meta = {
  id: 'web-uploadpanel',
  title: 'Web/UploadPanel 上传面板',
  component: UploadPanel,
  decorators: [withWorld],
  args: { at: sending },
  parameters: {
    layout: 'fullscreen',
    docs: {
      lead: [
        '正在上传什么、多快、哪些没成；可以收起，也能接着上次。',
        'What is being sent, how fast, and what failed; it can be made small, and takes up what was left last time.',
      ],
      story: { inline: false, height: '520px' },
      hideProps: true,
    },
  },
  render: (args) => <Panel {...args} />,
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

function Panel({ at, left }: PanelArgs) {
  return (
    <InRouter>
      <StillUpload at={at} {...(left && { left })}>
        <main style={{ minHeight: 480 }}>
          <LeftUpload />
          <UploadPanel />
        </main>
      </StillUpload>
    </InRouter>
  );
}

export const Uploading: Story = {
  tags: ['visual'],
  name: 'Uploading 正在上传',
  play: async ({ canvas, globals }) => {
    const t = uploadTexts(globals);
    await canvas.findByText(t.uploading(13, 48));
    await waitFor(() => expect(canvas.getByRole('button', { name: t.retry })).toBeVisible());
  },
};

export const UploadingPhone: Story = {
  tags: ['visual'],
  ...Uploading,
  name: 'Uploading Phone 正在上传（手机）',
  globals: { viewport: { value: 'phone' } },
};

export const HasErrors: Story = {
  name: 'Has Errors 有失败',
  args: {
    at: {
      ...sending,
      type: UPLOAD_STATE.HAS_ERRORS,
      count: { i: 48, total: 48, completion: 46, queue: 0, error: 2, retryable: 1 },
      progress: 0.96,
      time: { used: 70, remaining: undefined },
      items: failed,
    },
  },
  play: async ({ canvas, globals }) => {
    const t = uploadTexts(globals);
    await canvas.findByRole('button', { name: t.finish });
    // The message itself is what is clicked (spec §4).
    await waitFor(() => expect(canvas.getByRole('button', { name: /^1 / })).toBeVisible());
    await expect(canvas.getByText(t.failedOf(2, 48))).toBeVisible();
  },
};

/** No file can succeed in another try: there is nothing to retry. */
export const OnlyRefused: Story = {
  name: 'Only Refused 全部被拒绝',
  args: {
    at: {
      type: UPLOAD_STATE.HAS_ERRORS,
      count: { i: 1, total: 1, completion: 0, queue: 0, error: 1, retryable: 0 },
      items: failed.slice(0, 1),
    },
  },
  play: async ({ canvas, globals }) => {
    const t = uploadTexts(globals);
    await canvas.findByRole('button', { name: t.finish });
    await expect(canvas.queryByRole('button', { name: t.retry })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^1 / })).not.toBeInTheDocument();
  },
};

/** A running upload is closed after a question. */
export const StopQuestion: Story = {
  name: 'Stop Question 停止前询问',
  play: async ({ canvas, userEvent, globals }) => {
    const t = uploadTexts(globals);
    await userEvent.click(await canvas.findByRole('button', { name: t.close }));
    const question = await screen.findByRole('alertdialog', { name: t.stopTitle });
    await waitFor(() => expect(within(question).getByRole('button', { name: t.stop })).toBeVisible());
  },
};

export const Completed: Story = {
  name: 'Completed 已完成',
  args: {
    at: {
      count: { i: 48, total: 48, completion: 48, queue: 0, error: 0, retryable: 0 },
      progress: 1,
      time: { used: 70, remaining: undefined },
    },
  },
  play: async ({ canvas, globals }) => {
    const t = uploadTexts(globals);
    await canvas.findByRole('button', { name: t.finish });
    await expect(canvas.queryByRole('button', { name: t.retry })).not.toBeInTheDocument();
  },
};

export const Minimized: Story = {
  name: 'Minimized 最小化',
  play: async ({ canvas, userEvent, globals }) => {
    const t = uploadTexts(globals);
    await userEvent.click(await canvas.findByRole('button', { name: t.minimize }));
    const headline = t.uploading(13, 48);
    const small = await canvas.findByRole('button', { name: t.minimized(headline) });
    await expect(small).toHaveFocus();
    await userEvent.click(small);
    await expect(canvas.getByRole('button', { name: t.minimize })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: t.minimize }));
    await canvas.findByRole('button', { name: t.minimized(headline) });
  },
};

export const MinimizedPhone: Story = {
  tags: ['visual'],
  ...Minimized,
  name: 'Minimized Phone 最小化（手机）',
  globals: { viewport: { value: 'phone' } },
};

/** The connection is lost: nothing moves, and nothing has to be done. */
export const Waiting: Story = {
  name: 'Waiting 等待',
  args: { at: { ...sending, waiting: true, time: { used: 25, remaining: undefined } } },
  play: async ({ canvas, globals }) => {
    const { offline } = uploadTexts(globals);
    await expect((await canvas.findAllByText(offline)).length).toBeGreaterThan(0);
  },
};

/** Ten thousand files: the visible ones are rendered, the others are empty space. */
export const TenThousand: Story = {
  name: 'Ten Thousand 一万个',
  args: {
    at: {
      ...sending,
      count: { i: 1, total: 10_000, completion: 0, queue: 10_000, error: 0, retryable: 0 },
    },
  },
  // The code as written: with every file in it, it is too long to highlight.
  parameters: { docs: { source: { type: 'code' } } },
  // Not among the args: they are created wherever this module is imported, and thousands of files take seconds.
  loaders: [
    async () => ({
      items: Array.from({ length: 10_000 }, (_, index) =>
        uploadItem(`IMG_${index}.jpg`, index < 3 ? 0.5 : UPLOAD.PROGRESS_QUEUED),
      ),
    }),
  ],
  render: ({ at }, { loaded }) => <Panel at={{ ...at, items: loaded.items }} />,
  play: async ({ canvas, globals }) => {
    const list = await canvas.findByRole('list', { name: uploadTexts(globals).list });
    await expect(list.querySelectorAll('[aria-setsize="10000"]').length).toBeLessThan(20);
    list.scrollTop = list.scrollHeight;
    await canvas.findByText('IMG_9999.jpg');
    list.scrollTop = 0;
    await canvas.findByText('IMG_0.jpg');
  },
};

export const LeftUnfinished: Story = {
  name: 'Left Unfinished 没有传完',
  args: { at: {}, left: { count: 387, bytes: 1_540_000_000 } },
  play: async ({ canvas, userEvent, globals }) => {
    const t = uploadTexts(globals);
    await userEvent.hover(await canvas.findByRole('button', { name: t.continue }));
    await waitFor(() => expect(canvas.getByRole('button', { name: t.discard })).toBeVisible());
  },
};
