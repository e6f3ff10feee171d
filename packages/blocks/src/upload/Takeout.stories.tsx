import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { labelsOf } from '../stories/text.ts';
import { TakeoutReport, takeoutLabels, UploadDialog, uploadLabels } from './index.ts';

const counts = { albums: 84, photos: 12_431, undated: 310, copies: 9_120, trashed: 27, unsupported: 3 };

const meta = {
  id: 'blocks-takeout',
  title: 'Blocks/Takeout 从 Google 相册搬家 弹窗',
  component: UploadDialog,
  args: {
    albums: [],
    today: '2026.11.29',
    nameMaxLength: 30,
    hint: 'JPG, PNG',
    archives: '.zip',
    readFiles: async () => [],
    onPick: (files) => files,
    findFolders: () => undefined,
    open: true,
    onOpenChange: fn(),
    onUpload: fn(),
    onUploadFolders: fn(),
    onStartTakeout: fn(),
    onCancelTakeout: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof UploadDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  name: 'Reading 正在读取',
  args: { takeout: { state: 'reading', done: 4_350, total: 12_515 } },
  play: async ({ globals, userEvent, args }) => {
    const labels = labelsOf(globals, takeoutLabels);
    await waitFor(() => expect(screen.getByText(labels.read(4_350, 12_515))).toBeVisible());
    await expect(screen.getByRole('progressbar', { name: labels.reading })).toHaveAttribute(
      'aria-valuenow',
      '35',
    );
    await userEvent.click(screen.getByRole('button', { name: labels.cancel }));
    await expect(args.onCancelTakeout).toHaveBeenCalledOnce();
  },
};

export const Opening: Story = {
  name: 'Opening 正在打开',
  args: { takeout: { state: 'reading', done: 0, total: 0 } },
};

/** What was found, before anything is sent. */
export const Found: Story = {
  tags: ['visual'],
  name: 'Found 找到的照片',
  args: { takeout: { state: 'found', counts } },
  play: async ({ globals, userEvent, args }) => {
    const labels = labelsOf(globals, takeoutLabels);
    await waitFor(() => expect(screen.getByText(labels.summary(counts))).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: labels.start }));
    await expect(args.onStartTakeout).toHaveBeenCalledOnce();
  },
};

export const FoundPhone: Story = {
  ...Found,
  name: 'Found Phone 找到的照片（手机）',
  globals: { viewport: { value: 'phone' } },
};

/** The files can be chosen again at once. */
export const Damaged: Story = {
  name: 'Damaged 文件损坏',
  args: { takeout: { state: 'failed', reason: 'damaged', file: 'takeout-20261129T101500Z-003.zip' } },
  play: async ({ globals }) => {
    const labels = labelsOf(globals, takeoutLabels);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      labels.damaged('takeout-20261129T101500Z-003.zip'),
    );
    screen.getByRole('button', { name: labelsOf(globals, uploadLabels).chooseTakeout });
  },
};

export const NotATakeout: Story = {
  name: 'Not A Takeout 不是 Takeout',
  args: { takeout: { state: 'failed', reason: 'other', file: 'photos.zip' } },
};

export const Unreadable: Story = {
  name: 'Unreadable 无法读取',
  args: { takeout: { state: 'failed', reason: 'unreadable', file: '' } },
};

const csv = { url: 'data:text/csv,file', name: 'takeout.csv' };

/** What became of the photos, with a line for each in the CSV file. */
export const Report: Story = {
  tags: ['visual'],
  name: 'Report 结果',
  render: ({ open, onOpenChange }) => (
    <TakeoutReport
      open={open}
      onOpenChange={onOpenChange}
      stored={12_398}
      duplicates={12}
      refused={[
        { reason: '文件已损坏，无法读取 The file is damaged', count: 18 },
        { reason: '文件大小不符合要求 The file size is not accepted', count: 3 },
      ]}
      csv={csv}
    />
  ),
  play: async ({ globals, userEvent, args }) => {
    const labels = labelsOf(globals, takeoutLabels);
    await waitFor(() => expect(screen.getByText(labels.refused(21))).toBeVisible());
    await expect(screen.getByRole('link', { name: labels.csv })).toHaveAttribute('download', 'takeout.csv');
    await userEvent.click(screen.getByRole('button', { name: labels.finish }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const ReportAllStored: Story = {
  name: 'Report All Stored 全部保存',
  render: ({ open, onOpenChange }) => (
    <TakeoutReport {...{ open, onOpenChange, csv }} stored={240} duplicates={0} refused={[]} />
  ),
};
