import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, dayOfDate, ERROR_CODES, formatSpan, ORDER } from '@xiangji/api-client/contract';
import { albumEditorLabels, photoPickerLabels } from '@xiangji/blocks';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { album, albumListReply, albumSet } from '../../test/albums.ts';
import { answer, photoCalls, quietNetwork, refuse, unanswered } from '../../test/network.ts';
import { library } from '../../test/photos.ts';
import { InRouter, withWorld } from '../../test/StoryWorld.tsx';
import { blockTexts, storyTexts } from '../../test/storyTexts.ts';
import { AlbumEditLayer } from './AlbumEditLayer.tsx';

const { folders } = contract;
const [sdate, edate] = [21, 23].map((day) => dayOfDate({ year: 2025, month: 11, day }));
const folder = album({ seed: 1, name: '京都红叶', intro: '岚山与东福寺，三天。', sdate, edate });
const set = albumSet({ seed: 2 });
const PER_PAGE = 8;
/** Columns with a relative width begin within a pixel. */
const read = answer(folders.children, { ...albumListReply([]), folder });

const meta = {
  id: 'web-albumeditlayer',
  title: 'Web/AlbumEditLayer 相册编辑',
  component: AlbumEditLayer,
  decorators: [withWorld],
  args: { open: true, onOpenChange: fn(), albumId: folder.id },
  render: (args) => (
    <InRouter>
      <AlbumEditLayer {...args} />
    </InRouter>
  ),
  parameters: {
    msw: [read, answer(folders.info, folder), ...quietNetwork],
    docs: {
      lead: [
        '相册的名字、日期、描述、封面与权限，在一层里改完。',
        'The name, dates, description, cover and rights of an album, all changed in one layer.',
      ],
      story: { inline: false, height: '840px' },
    },
  },
} satisfies Meta<typeof AlbumEditLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown: NonNullable<Story['play']> = async ({ globals }) => {
  const field = await screen.findByRole('textbox', {
    name: blockTexts(globals, albumEditorLabels).albumName,
  });
  await expect(field).toHaveValue('京都红叶');
};

export const Album: Story = { tags: ['visual'], name: 'Album 相册', play: shown };

export const AlbumPhone: Story = {
  tags: ['visual'],
  name: 'Album Phone 相册（手机）',
  play: shown,
  globals: { viewport: { value: 'phone' } },
};

/**
 * An introduction that is too long shows an error, and closing the layer asks first. Esc restores the text, and does
 * not close the layer.
 */
export const IntroTooLong: Story = {
  name: 'Intro Too Long 简介太长',
  play: async ({ args, userEvent, globals }) => {
    const t = blockTexts(globals, albumEditorLabels);
    const confirm = spyOn(window, 'confirm').mockReturnValue(false);
    try {
      await userEvent.click(await screen.findByRole('textbox', { name: t.intro }));
      await userEvent.paste('很长'.repeat(80));
      await screen.findByText(t.introTooLong(140));
      await expect(screen.getByRole('button', { name: t.finishEditing })).toBeDisabled();
      await userEvent.click(screen.getByRole('button', { name: globals.locale === 'en' ? 'Close' : '关闭' }));
      await expect(confirm).toHaveBeenCalledWith(storyTexts(globals).albumEdit.introUnsaved);
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    } finally {
      confirm.mockRestore();
    }
  },
};

/** The first Esc restores the name; the layer stays open. */
export const EscapeKeepsLayer: Story = {
  name: 'Escape Keeps Layer Esc 不关闭编辑',
  play: async ({ args, userEvent, globals }) => {
    const field = await screen.findByRole('textbox', {
      name: blockTexts(globals, albumEditorLabels).albumName,
    });
    await userEvent.type(field, '与东福寺');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('京都红叶');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const CoverAlone: Story = {
  name: 'Cover Alone 只改封面',
  play: async ({ userEvent, globals }) => {
    const t = blockTexts(globals, albumEditorLabels);
    await userEvent.click(await screen.findByRole('button', { name: t.showCover }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: t.albumName })).toBeNull());
  },
};

export const AlbumSet: Story = {
  name: 'Album Set 相集',
  args: { albumId: set.id },
  parameters: {
    msw: [
      answer(folders.children, {
        ...albumListReply(set.list.map((child) => ({ ...child, list: [] }))),
        folder: set,
      }),
      ...quietNetwork,
    ],
  },
  play: async ({ globals }) => {
    await screen.findByRole('textbox', { name: blockTexts(globals, albumEditorLabels).setName });
    await expect(screen.getAllByRole('listitem')).toHaveLength(3);
  },
};

const largeSet = {
  ...set,
  count: 8,
  list: Array.from({ length: 8 }, (_, seed) => ({ ...album({ seed, pid: set.id }), list: [] })),
};

/** A set with many albums shows the first of them, and all on request. */
export const LargeAlbumSet: Story = {
  name: 'Large Album Set 很大的相集',
  args: { albumId: set.id },
  parameters: {
    msw: [answer(folders.children, { ...albumListReply(largeSet.list), folder: largeSet }), ...quietNetwork],
  },
  play: async ({ userEvent, globals }) => {
    const t = blockTexts(globals, albumEditorLabels);
    const all = await screen.findByRole('button', { name: t.allAlbums(8) });
    await expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(all);
    await expect(screen.getAllByRole('listitem')).toHaveLength(8);
    await expect(screen.getByRole('button', { name: t.fewerAlbums, expanded: true })).toHaveFocus();
  },
};

const reads: NonNullable<Story['play']> = async ({ userEvent, globals }) => {
  const t = blockTexts(globals, albumEditorLabels);
  await userEvent.click(await screen.findByRole('button', { name: t.finishEditing }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: t.albumDetails })).toBeVisible());
  await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await expect(screen.queryByRole('button', { name: t.coverPhoto })).not.toBeInTheDocument();
  await screen.findByText(folder.intro);
  await screen.findByText(formatSpan(sdate ?? null, edate ?? null) ?? '');
};

/** The view state, read only. */
export const View: Story = { name: 'View 查看', play: reads };

export const ViewPhone: Story = {
  tags: ['visual'],
  name: 'View Phone 查看（手机）',
  play: reads,
  globals: { viewport: { value: 'phone' } },
};

/** And back to the edit state. */
export const ViewAndEdit: Story = {
  name: 'View And Edit 查看与编辑',
  play: async (context) => {
    await reads(context);
    const t = blockTexts(context.globals, albumEditorLabels);
    await context.userEvent.click(screen.getByRole('button', { name: t.startEditing }));
    await shown(context);
  },
};

export const CoverFromAPhoto: Story = {
  name: 'Cover From A Photo 用照片做封面',
  parameters: { msw: [...photoCallsWithAFirstPage(), read, ...quietNetwork] },
  play: async ({ userEvent, globals }) => {
    const t = blockTexts(globals, albumEditorLabels);
    await userEvent.click(await screen.findByRole('button', { name: t.coverPhoto }));
    await userEvent.click(
      await screen.findByRole('button', { name: blockTexts(globals, photoPickerLabels).photo(1) }),
    );
    const confirm = await screen.findByRole('button', { name: storyTexts(globals).albumEdit.coverConfirm });
    await waitFor(() => expect(confirm).toBeEnabled());
  },
};

/** An album of more photos than one page: the next page begins after the last photo. */
export const CoverFromAnotherPage: Story = {
  name: 'Cover From Another Page 从其他页选封面',
  parameters: { msw: [pagesOfPhotos(), read, ...quietNetwork] },
  play: async ({ userEvent, globals }) => {
    const t = blockTexts(globals, albumEditorLabels);
    await userEvent.click(await screen.findByRole('button', { name: t.coverPhoto }));
    const list = await screen.findByRole('list', { name: blockTexts(globals, photoPickerLabels).photos });
    await expect(within(list).getAllByRole('button')).toHaveLength(PER_PAGE);
    await userEvent.click(screen.getByRole('button', { name: blockTexts(globals, photoPickerLabels).more }));
    await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(2 * PER_PAGE));
    await expect(
      screen.queryByRole('button', { name: blockTexts(globals, photoPickerLabels).more }),
    ).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['visual'],
  name: 'Loading 加载中',
  parameters: { msw: [unanswered(folders.children), ...quietNetwork] },
  play: async () => {
    const layer = await screen.findByRole('dialog');
    await waitFor(() => expect(layer).toHaveFocus());
  },
};

export const Failed: Story = {
  name: 'Failed 失败',
  parameters: { msw: [refuse(folders.children, ERROR_CODES.SYSTEM), ...quietNetwork] },
  play: async ({ globals }) => {
    await screen.findByText(blockTexts(globals, albumEditorLabels).loadFailed);
  },
};

/** The first page of an album's photos, as the cover picker requests it. */
function photoCallsWithAFirstPage() {
  const photos = library({ days: 4, perDay: 4 });
  const [first] = photos.axis;
  const list = first ? photos.page({ category: first.category, skip: 0, count: 12 }) : [];
  const page = answer(contract.files.list, {
    list,
    order: ORDER.DATE_ASC,
    more: { prev: false, next: false },
    info: { id: folder.id, name: folder.name, count: 12, count_photo: 12, count_video: 0 },
  });
  return [page, ...photoCalls(photos)];
}

/** Two pages of photos: the second begins after the last photo of the first. */
function pagesOfPhotos() {
  const photos = library({ days: 1, perDay: 2 * PER_PAGE });
  const category = photos.axis[0]?.category ?? '';
  const page = (skip: number) => photos.page({ category, skip, count: PER_PAGE });
  const last = page(0).at(-1);
  return answer(contract.files.list, ({ query }) => {
    const second = query.get('fid') === last?.id && query.get('time') === String(last?.time);
    return {
      list: page(second ? PER_PAGE : 0),
      order: ORDER.DATE_ASC,
      more: { prev: second, next: !second },
    };
  });
}
