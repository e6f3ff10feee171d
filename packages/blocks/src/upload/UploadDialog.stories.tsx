import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { labelsOf } from '../stories/text.ts';
import { UploadDialog, type UploadFolders, uploadDialogLabels, uploadLabels } from './index.ts';

const NAME_LIMIT = 60;
const photos = ['a.jpg', 'b.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));

const meta = {
  id: 'blocks-uploaddialog',
  title: 'Blocks/UploadDialog 上传对话框 弹窗',
  component: UploadDialog,
  args: {
    albums: [{ id: 'kyoto', name: '京都' }],
    today: '2026.11.26',
    nameMaxLength: NAME_LIMIT,
    hint: 'JPG, PNG',
    readFiles: async () => photos,
    onPick: (files) => files,
    findFolders: (_files): UploadFolders | undefined => undefined,
    open: true,
    onOpenChange: fn(),
    onUpload: fn(),
    onUploadFolders: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof UploadDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new album has a name at first, and without one nothing is uploaded. */
export const NewAlbum: Story = {
  tags: ['visual'],
  name: 'New Album 新建相册',
  play: async ({ globals, userEvent, args }) => {
    const labels = labelsOf(globals, uploadDialogLabels);
    const field = await screen.findByRole('textbox', { name: labels.name });
    await expect(field).toHaveValue(labels.newName('2026.11.26'));
    await userEvent.clear(field);
    const input = screen.getByLabelText(labelsOf(globals, uploadLabels).choosePhotos, {
      selector: 'input',
    });
    await userEvent.upload(input, photos);
    await screen.findByText(labels.nameRequired);
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

/** Files that were dropped where no album is open wait for one. */
export const FilesInHand: Story = {
  name: 'Files In Hand 已选文件',
  args: { files: photos },
  play: async ({ globals, userEvent, args }) => {
    const labels = labelsOf(globals, uploadDialogLabels);
    const waiting = await screen.findByRole('list', { name: labels.waiting });
    await expect(
      within(waiting)
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt')),
    ).toEqual(['a.jpg', 'b.jpg']);
    await userEvent.click(await screen.findByRole('tab', { name: labels.existingAlbum }));
    await userEvent.click(screen.getByRole('button', { name: labels.start(2) }));
    await screen.findByText(new RegExp(labels.albumRequired));
    await userEvent.click(screen.getByRole('button', { name: labels.start(2) }));
    await waitFor(() =>
      expect(args.onUpload).toHaveBeenCalledWith(photos, { newName: labels.newName('2026.11.26') }),
    );
  },
};

export const Folders: Story = {
  name: 'Folders 文件夹',
  args: {
    files: photos,
    findFolders: (files) => ({
      name: '京都',
      folders: files.map((file) => ({ name: file.name, files: [file] })),
    }),
  },
  play: async ({ globals, userEvent, args }) => {
    const labels = labelsOf(globals, uploadLabels);
    await userEvent.click(await screen.findByRole('button', { name: labels.foldersAsSet('京都') }));
    await expect(args.onUploadFolders).toHaveBeenCalledOnce();
  },
};

export const NoAlbums: Story = {
  name: 'No Albums 没有相册',
  args: { albums: [] },
  play: async ({ globals, userEvent }) => {
    const labels = labelsOf(globals, uploadDialogLabels);
    await userEvent.click(await screen.findByRole('tab', { name: labels.existingAlbum }));
    await screen.findByText(labels.noAlbums);
  },
};
