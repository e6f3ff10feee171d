import type { Meta, StoryObj } from '@storybook/react-vite';
import { ERROR_CODES, UPLOAD } from '@xiangji/api-client/contract';
import { UPLOAD_STATE, type UploadSnapshot } from '@xiangji/api-client/upload';
import { expect } from 'storybook/test';
import { Placed, withWorld } from '../../test/StoryWorld.tsx';
import { storyTexts } from '../../test/storyTexts.ts';
import { StillUpload, uploadItem } from '../../test/storyUpload.tsx';
import { UploadPanel } from './UploadPanel.tsx';

interface PanelArgs {
  at: Partial<UploadSnapshot>;
}

const failed = [
  uploadItem('IMG_2041.HEIC', UPLOAD.PROGRESS_FAILED, ERROR_CODES.FILE_TYPE_INVALID),
  uploadItem('一张名字非常非常长的照片-修改过-最终版-再改一次.jpg', UPLOAD.PROGRESS_FAILED),
];

const sending: Partial<UploadSnapshot> = {
  type: UPLOAD_STATE.UPLOADING,
  count: { i: 13, total: 48, completion: 11, queue: 35, error: 2 },
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
  title: 'Web/UploadPanel',
  component: UploadPanel,
  decorators: [withWorld],
  args: { at: sending },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  render: ({ at }) => (
    <Placed>
      <StillUpload at={at}>
        <main style={{ minHeight: 480 }}>
          <UploadPanel />
        </main>
      </StillUpload>
    </Placed>
  ),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Uploading: Story = {
  play: async ({ canvas, globals }) => {
    const t = storyTexts(globals).upload;
    await canvas.findByText(t.uploading.replace('{i}', '13').replace('{total}', '48'));
    await expect(canvas.getByRole('button', { name: t.retry })).toBeVisible();
  },
};

export const UploadingPhone: Story = { ...Uploading, globals: { viewport: { value: 'phone' } } };

export const HasErrors: Story = {
  args: {
    at: {
      ...sending,
      type: UPLOAD_STATE.HAS_ERRORS,
      count: { i: 48, total: 48, completion: 46, queue: 0, error: 2 },
      progress: 0.96,
      time: { used: 70, remaining: undefined },
      items: failed,
    },
  },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('button', { name: storyTexts(globals).upload.finish });
  },
};

export const Completed: Story = {
  args: {
    at: {
      count: { i: 48, total: 48, completion: 48, queue: 0, error: 0 },
      progress: 1,
      time: { used: 70, remaining: undefined },
    },
  },
  play: async ({ canvas, globals }) => {
    const t = storyTexts(globals).upload;
    await canvas.findByRole('button', { name: t.finish });
    await expect(canvas.queryByRole('button', { name: t.retry })).not.toBeInTheDocument();
  },
};

export const Minimized: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = storyTexts(globals).upload;
    await userEvent.click(await canvas.findByRole('button', { name: t.minimize }));
    await canvas.findByRole('button', { name: new RegExp(t.expand) });
  },
};
