import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImagesIcon } from '@xiangji/ui';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { coverOf } from '../stories/albums.ts';
import { labelsOf, textOf } from '../stories/text.ts';
import {
  DrawnThumbnail,
  DropOverlay,
  DropZone,
  FileButton,
  FolderOptions,
  LeftUploadOffer,
  type UploadLabels,
  UploadOffer,
  UploadPanel,
  type UploadRow,
  type UploadStatus,
  uploadLabels,
} from './index.ts';

const uploading: UploadStatus = {
  state: 'uploading',
  position: 3,
  total: 12,
  done: 2,
  failed: 1,
  retryable: 1,
  progress: 0.25,
  speed: 2_400_000,
  remaining: 75,
  offline: false,
};

const rows: UploadRow[] = [
  { key: '1', name: 'IMG_2041.jpg', state: 'failed', progress: 0 },
  { key: '2', name: 'IMG_2042.jpg', state: 'uploading', progress: 0.6 },
  { key: '3', name: 'IMG_2043.jpg', state: 'queued', progress: 0 },
];

const onCancel = fn();
const onReplace = fn();
const onRetry = fn();
const onCancelAll = fn();
const onAddMore = fn();
const onFinish = fn();
const onFiles = fn();
const onDrop = fn();
const readFiles = async () => [new File(['maples'], 'maples.jpg', { type: 'image/jpeg' })];

const meta = {
  id: 'blocks-upload',
  title: 'Blocks/Upload 上传',
  component: UploadPanel<UploadRow>,
  args: {
    status: uploading,
    items: rows,
    describeItem: (row: UploadRow) => row,
    onCancel,
    onReplace,
    onRetry,
    onCancelAll,
    onAddMore,
    onFinish,
  },
  beforeEach: () => {
    for (const handler of [onCancel, onReplace, onRetry, onFinish, onFiles, onDrop]) handler.mockReset();
  },
} satisfies Meta<typeof UploadPanel<UploadRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = { docs: { story: { inline: false, height: '420px' } } };

export const Uploading: Story = {
  tags: ['visual'],
  name: 'Uploading 正在上传',
  parameters: panel,
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, uploadLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.cancelOne('IMG_2042.jpg') }));
    await expect(onCancel).toHaveBeenCalledWith('2');
  },
};

const thumbnailFile = new File([], 'maples.jpg');

/** Thumbnails that are drawn from the files of this device; one of them cannot be drawn. */
export const Thumbnails: Story = {
  name: 'Thumbnails 缩略图',
  parameters: panel,
  args: {
    renderThumbnail: ({ key }: UploadRow) => (
      <DrawnThumbnail
        file={thumbnailFile}
        draw={async () => (key === '3' ? undefined : (await fetch(coverOf(Number(key)).src)).blob())}
      />
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('presentation')).toHaveLength(2));
    for (const picture of canvas.getAllByRole<HTMLImageElement>('presentation'))
      await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  },
};

export const Offline: Story = {
  name: 'Offline 断网',
  parameters: panel,
  args: { status: { ...uploading, offline: true, remaining: undefined } },
};

const inputOf = (canvas: ReturnType<typeof within>, labels: UploadLabels) =>
  canvas.getByLabelText(labels.chooseAgainOne('IMG_2042.jpg'), { selector: 'input' });

/** A file that was changed or moved while it waited is chosen again; a file of another name is not taken. */
export const Changed: Story = {
  name: 'Changed 文件已更改',
  parameters: panel,
  args: {
    status: { ...uploading, state: 'failed', progress: 0.9, remaining: undefined },
    items: [
      { key: '1', name: 'IMG_2041.jpg', state: 'failed', progress: 0 },
      { key: '2', name: 'IMG_2042.jpg', state: 'failed', progress: 0, isChanged: true },
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, uploadLabels);
    await canvas.findByText(labels.fileChanged);
    const again = new File(['again'], 'IMG_2042.jpg');
    await userEvent.upload(inputOf(canvas, labels), again);
    await waitFor(() => expect(onReplace).toHaveBeenCalledWith('2', again));
  },
};

export const OtherFile: Story = {
  ...Changed,
  name: 'Other File 选了另一个文件',
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, uploadLabels);
    await canvas.findByText(labels.fileChanged);
    await userEvent.upload(inputOf(canvas, labels), new File(['x'], 'maples.jpg'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(labels.otherFile);
    await expect(onReplace).not.toHaveBeenCalled();
  },
};

/** The headline itself tries the failed files again. */
export const Failed: Story = {
  name: 'Failed 有失败',
  parameters: panel,
  args: {
    status: { ...uploading, state: 'failed', progress: 1, remaining: undefined },
    items: rows.slice(0, 1),
  },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: labelsOf(globals, uploadLabels).hasErrors(1) }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Completed: Story = {
  name: 'Completed 已完成',
  parameters: panel,
  args: {
    status: { ...uploading, state: 'completed', done: 12, failed: 0, progress: 1, remaining: undefined },
    items: [],
  },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: labelsOf(globals, uploadLabels).finish }));
    await expect(onFinish).toHaveBeenCalledOnce();
  },
};

/** Takes the place of the panel after a reload. */
export const Offer: Story = {
  name: 'Offer 继续上次上传',
  parameters: panel,
  render: () => (
    <UploadOffer count={387} bytes={1_540_000_000} onContinue={onRetry} onDiscard={onCancelAll} />
  ),
};

/** The offer is loaded, and hidden once the upload continues. */
export const LeftOffer: Story = {
  name: 'Left Offer 上次没有传完',
  parameters: { ...panel },
  render: () => (
    <LeftUploadOffer
      load={async () => ({ count: 387, bytes: 1_540_000_000 })}
      onContinue={async () => onRetry()}
      onDiscard={onCancelAll}
    />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, uploadLabels);
    await userEvent.click(await canvas.findByRole('button', { name: labels.continue }));
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Zone: Story = {
  name: 'Zone 拖放区',
  render: (_args, { globals }) => (
    <DropZone hint={textOf(globals, 'JPEG、PNG、HEIC', 'JPEG, PNG, HEIC')} {...{ readFiles, onFiles }} />
  ),
  play: async ({ canvasElement }) => {
    const dropped = new DragEvent('drop', { bubbles: true, dataTransfer: new DataTransfer() });
    canvasElement.querySelector('p')?.dispatchEvent(dropped);
    await waitFor(() =>
      expect(onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'maples.jpg' })]),
    );
  },
};

/** Covers the page while files are over it; a drop anywhere is taken. */
export const Overlay: Story = {
  name: 'Overlay 拖放遮罩',
  parameters: panel,
  render: (_args, { globals }) => (
    <DropOverlay album={textOf(globals, '京都红叶', 'Kyoto maples')} onDrop={onDrop} />
  ),
  play: async ({ canvas, globals }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['maples'], 'maples.jpg'));
    const album = textOf(globals, '京都红叶', 'Kyoto maples');
    const text = labelsOf(globals, uploadLabels).dropInto(album);
    // The window is listened to once the overlay is mounted.
    const showsOverlay = () =>
      waitFor(() => {
        window.dispatchEvent(new DragEvent('dragenter', { dataTransfer }));
        expect(canvas.getByText(text)).toBeVisible();
      });
    await showsOverlay();
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    await expect(onDrop).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText(text)).toBeNull());
    await showsOverlay();
  },
};

/** Dropped folders become an album each, or one. */
export const Folders: Story = {
  name: 'Folders 文件夹选项',
  render: (_args, { globals }) => (
    <FolderOptions
      name={textOf(globals, '日本', 'Japan')}
      folders={[
        { name: textOf(globals, '京都', 'Kyoto'), count: 128 },
        { name: textOf(globals, '奈良', 'Nara'), count: 42 },
        { name: '', count: 3 },
      ]}
      onAlbums={onRetry}
      onOne={onFinish}
    />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: labelsOf(globals, uploadLabels).foldersAsOne }));
    await expect(onFinish).toHaveBeenCalledOnce();
  },
};

/** A picker without the zone. */
export const Picker: Story = {
  name: 'Picker 选择文件',
  render: (_args, { globals }) => {
    const label = labelsOf(globals, uploadLabels).choosePhotos;
    return (
      <FileButton icon={<ImagesIcon />} label={label} accept="image/*" multiple onFiles={onFiles}>
        {label}
      </FileButton>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const file = new File(['maples'], 'maples.jpg', { type: 'image/jpeg' });
    await userEvent.upload(
      canvas.getByLabelText(labelsOf(globals, uploadLabels).choosePhotos, { selector: 'input' }),
      file,
    );
    await waitFor(() => expect(onFiles).toHaveBeenCalledWith([file]));
  },
};
