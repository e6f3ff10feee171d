import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { labelsOf } from '../stories/text.ts';
import { UploadDialog, type UploadFolders, uploadDialogLabels, uploadLabels } from './index.ts';

const NAME_LIMIT = 60;
/** A picture that a browser shows, in a colour of its name. */
function photoOf(name: string, index: number): File {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="hsl(${index * 40} 40% 60%)" d="M0 0h4v4H0z"/><path fill="hsl(${index * 40} 40% 35%)" d="M0 3l2-1 2 1v1H0z"/></svg>`;
  return new File([svg], name, { type: 'image/svg+xml' });
}
const photos = ['a.jpg', 'b.jpg'].map(photoOf);
const manyPhotos = Array.from({ length: 3_000 }, (_, index) => photoOf(`${index + 1}.jpg`, index));

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

/** Of thousands of files the first are shown, so that the page stays fast. */
export const ManyFilesInHand: Story = {
  name: 'Many Files In Hand 已选很多文件',
  args: { files: manyPhotos },
  play: async ({ globals }) => {
    const labels = labelsOf(globals, uploadDialogLabels);
    const waiting = await screen.findByRole('list', { name: labels.waiting });
    await expect(within(waiting).getAllByRole('img')).toHaveLength(24);
    // The dialog fades in.
    await waitFor(() => expect(screen.getByText(labels.waitingMore(2_976))).toBeVisible());
    await expect(screen.getByRole('button', { name: labels.start(3_000) })).toBeEnabled();
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
