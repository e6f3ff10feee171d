import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '@xiangji/api-client/contract';
import { takeoutLabels, uploadDialogLabels } from '@xiangji/blocks';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { albumListReply, manyAlbums } from '../../test/albums.ts';
import { answer, quietNetwork } from '../../test/network.ts';
import { InRouter, withWorld } from '../../test/StoryWorld.tsx';
import { blockTexts, uploadTexts } from '../../test/storyTexts.ts';
import { StillUpload } from '../../test/storyUpload.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import { PageDrop } from './UploadLayer.tsx';

const leaves = manyAlbums.filter((folder) => folder.type === 1).slice(0, 6);

const meta = {
  id: 'web-uploaddialog',
  title: 'Web/UploadDialog 上传对话框 弹窗',
  component: UploadDialog,
  decorators: [withWorld],
  args: { request: {}, video: false, onClose: fn(), onCheckCard: fn(), onTakeout: fn() },
  parameters: {
    msw: [answer(contract.folders.list, albumListReply(leaves)), ...quietNetwork],
    docs: {
      lead: ['选照片、选相册，再开始上传。', 'Choose photos, choose their album, start.'],
      story: { inline: false, height: '520px' },
    },
  },
  render: (args) => (
    <InRouter>
      <StillUpload>
        <UploadDialog {...args} />
      </StillUpload>
    </InRouter>
  ),
} satisfies Meta<typeof UploadDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const toExisting: Play = async ({ userEvent, globals }) => {
  await userEvent.click(
    await screen.findByRole('tab', { name: blockTexts(globals, uploadDialogLabels).existingAlbum }),
  );
};

export const NewAlbum: Story = {
  tags: ['visual', 'english'],
  name: 'New Album 新建相册',
  play: async ({ globals }) => {
    const { name, newName } = blockTexts(globals, uploadDialogLabels);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name });
    const prefix = newName('');
    await expect(field.value.slice(0, prefix.length)).toBe(prefix);
    await expect(field.value.slice(prefix.length)).toMatch(/^\d+\.\d+\.\d+$/);
  },
};

export const NewAlbumPhone: Story = {
  tags: ['visual'],
  ...NewAlbum,
  name: 'New Album Phone 新建相册（手机）',
  globals: { viewport: { value: 'phone' } },
};

export const NameMissing: Story = {
  name: 'Name Missing 缺少名称',
  play: async ({ userEvent, globals }) => {
    const t = blockTexts(globals, uploadDialogLabels);
    await userEvent.clear(await screen.findByRole('textbox', { name: t.name }));
    const photos = document.querySelector<HTMLInputElement>('input[type=file][accept]');
    if (!photos) throw new Error('The dialog has no file chooser');
    await userEvent.upload(photos, new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
    await screen.findByText(t.nameRequired);
  },
};

export const ExistingAlbum: Story = {
  name: 'Existing Album 已有的相册',
  play: async (context) => {
    await toExisting(context);
    const { selectAlbum } = blockTexts(context.globals, uploadDialogLabels);
    const shown = await screen.findByRole('combobox', { name: selectAlbum });
    await waitFor(() => expect(shown).toBeVisible());
  },
};

/** Without an album the New tab is shown with the reason, and the photos are kept for it. */
export const FilesKeptWithoutAlbum: Story = {
  name: 'Files Kept Without Album 没有相册也保留文件',
  play: async (context) => {
    await toExisting(context);
    const t = blockTexts(context.globals, uploadDialogLabels);
    const photos = document.querySelector<HTMLInputElement>('input[type=file][accept]');
    if (!photos) throw new Error('The dialog has no file chooser');
    await context.userEvent.upload(photos, new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
    await screen.findByText(`${t.albumRequired} · ${t.orNewAlbum}`);
    await expect(screen.getByRole('tab', { name: t.newAlbum })).toHaveAttribute('aria-selected', 'true');
    await screen.findByRole('button', { name: /1/ });
  },
};

export const IntoThisAlbum: Story = {
  name: 'Into This Album 传到这本相册',
  args: { request: { album: { id: leaves[0]?.id ?? '', name: leaves[0]?.name ?? '' } } },
  play: async ({ globals }) => {
    const box = await screen.findByRole('combobox', {
      name: blockTexts(globals, uploadDialogLabels).selectAlbum,
    });
    await expect(box).toHaveTextContent(leaves[0]?.name ?? '-');
  },
};

export const NoAlbums: Story = {
  name: 'No Albums 没有相册',
  parameters: { msw: [...quietNetwork] },
  play: async (context) => {
    await toExisting(context);
    await screen.findByText(blockTexts(context.globals, uploadDialogLabels).noAlbums);
  },
};

export const WithVideo: Story = { ...ExistingAlbum, name: 'With Video 带视频', args: { video: true } };

const photo = (path: string) =>
  Object.assign(new File(['x'], path.split('/').at(-1) ?? '', { type: 'image/jpeg' }), {
    relativePath: path,
  });

/** A tree of folders: asks once how to arrange it in albums. */
export const FolderTree: Story = {
  name: 'Folder Tree 文件夹',
  args: {
    request: {
      files: [
        '2024 京都/第一天/a.jpg',
        '2024 京都/第一天/b.jpg',
        '2024 京都/岚山/c.jpg',
        '2024 京都/d.jpg',
      ].map(photo),
    },
  },
  // All its buttons, which the other stories' iframe cuts off.
  parameters: { docs: { story: { height: '640px' } } },
  play: async ({ globals }) => {
    await screen.findByRole('button', { name: uploadTexts(globals).foldersAsSet('2024 京都') });
    await screen.findByText('岚山');
  },
};

/** Photos that were pasted or dropped where no album is open. */
export const FilesInHand: Story = {
  name: 'Files In Hand 已选文件',
  args: { request: { files: ['a.jpg', 'b.jpg'].map(photo) } },
  play: async () => {
    await screen.findByRole('button', { name: /2/ });
  },
};

/** The unpacked folder of a Google Takeout. */
export const TakeoutFolder: Story = {
  name: 'Takeout Folder 从 Google 相册搬家',
  args: {
    request: {
      files: [
        photo('Takeout/Google 相册/京都/a.jpg'),
        photo('Takeout/Google 相册/京都/b.jpg'),
        photo('Takeout/Google 相册/2019 年的照片/c.jpg'),
        Object.assign(new File(['{"photoTakenTime":{"timestamp":"7"}}'], 'a.jpg.suppl.json'), {
          relativePath: 'Takeout/Google 相册/京都/a.jpg.suppl.json',
        }),
      ],
    },
  },
  play: async ({ globals }) => {
    const { summary, start } = blockTexts(globals, takeoutLabels);
    await screen.findByText(summary({ albums: 1, photos: 3, undated: 2 }), {}, { timeout: 20_000 });
    await waitFor(() => expect(screen.getByRole('button', { name: start })).toBeVisible());
  },
};

/** Files over the page of an album. */
export const DropHere: Story = {
  name: 'Drop Here 拖放到这里',
  render: () => (
    <InRouter path={`/albums/${leaves[0]?.id}/photos`}>
      <StillUpload>
        <PageDrop />
      </StillUpload>
    </InRouter>
  ),
  play: async ({ globals, canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
    const text = uploadTexts(globals).dropInto(leaves[0]?.name ?? '');
    await waitFor(async () => {
      window.dispatchEvent(new DragEvent('dragenter', { dataTransfer }));
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible(), { timeout: 1_000 });
    });
  },
};
