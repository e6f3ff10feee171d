import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, dayOfDate, ERROR_CODES, ORDER, UNTAGGED } from '@xiangji/api-client/contract';
import {
  addMoreLabels,
  photoActionLabels,
  photoSelectionLabels,
  sortOrderLabels,
  uploadDialogLabels,
} from '@xiangji/blocks';
import { en, zhCN } from '@xiangji/photo-grid';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { todayNumber } from '../../shared/today.ts';
import { album } from '../../test/albums.ts';
import { answer, photoCalls, quietNetwork, refuse, unanswered } from '../../test/network.ts';
import { type Library, library, photo } from '../../test/photos.ts';
import { AppAt, withWorld } from '../../test/StoryWorld.tsx';
import { blockTexts, selectionTexts, storyTexts } from '../../test/storyTexts.ts';
import { HIDDEN_DAY_KEY } from './memories/Memories.tsx';

const { files } = contract;
const thousands = library({ days: 900, perDay: 10 });
const one = library({ days: 1, perDay: 1 });
const withPhotos = (photos: Library, album?: string) => [...photoCalls(photos, album), ...quietNetwork];

/** The headings load, the photos do not. */
const pagesFail = http.get(files.list.path, ({ request }) => {
  if (!new URL(request.url).searchParams.has('category')) return undefined;
  return HttpResponse.json([ERROR_CODES.SYSTEM, '', null]);
});

const meta = {
  id: 'web-photospage',
  title: 'Web/PhotosPage 照片',
  component: AppAt,
  decorators: [withWorld],
  args: { path: '/photos' },
  parameters: {
    docs: {
      lead: [
        '按日子排的全部照片，以及选中之后能做的事。',
        'All photos by their days, and what can be done with the selected ones.',
      ],
      hideProps: true,
    },
    layout: 'fullscreen',
  },
  // The library has photos on most days of the year.
  beforeEach: () => localStorage.setItem(HIDDEN_DAY_KEY, String(todayNumber())),
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const showsPhotos: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await waitFor(() =>
    expect(canvasElement.querySelector('[role=grid] img, [role=gridcell] img')).not.toBeNull(),
  );
};

export const Thousands: Story = {
  tags: ['visual'],
  name: 'Thousands 数千',
  parameters: { msw: withPhotos(thousands) },
  play: showsPhotos,
};

export const Loading: Story = {
  tags: ['visual'],
  name: 'Loading 加载中',
  parameters: { msw: [unanswered(files.list), ...quietNetwork] },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { name: storyTexts(globals).photos.title });
  },
};

export const Failed: Story = {
  tags: ['visual'],
  name: 'Failed 失败',
  parameters: { msw: [refuse(files.list, ERROR_CODES.SYSTEM), ...quietNetwork] },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('button', { name: storyTexts(globals).photos.loadFailed });
  },
};

export const Empty: Story = {
  tags: ['visual'],
  name: 'Empty 空',
  parameters: { msw: [...quietNetwork] },
  play: async ({ canvas, globals, userEvent }) => {
    const { photos: t } = storyTexts(globals);
    const { title } = blockTexts(globals, uploadDialogLabels);
    // The sentence asks to press it, so it is a button.
    await userEvent.click(await canvas.findByRole('button', { name: t.empty }));
    await screen.findByRole('dialog', { name: title });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** A short list ends with a place to add more. */
export const One: Story = {
  name: 'One 一个',
  parameters: { msw: withPhotos(one) },
  play: async (context) => {
    await showsPhotos(context);
    await context.canvas.findByRole('button', { name: blockTexts(context.globals, addMoreLabels).add });
  },
};

export const ThousandsPad: Story = {
  ...Thousands,
  name: 'Thousands Pad 数千（平板）',
  globals: { viewport: { value: 'pad' } },
};

export const ThousandsPhone: Story = {
  tags: ['visual', 'english'],
  ...Thousands,
  name: 'Thousands Phone 数千（手机）',
  globals: { viewport: { value: 'phone' } },
};

/** The photos of a failed page report it, each with a button that loads them again. */
export const PageFails: Story = {
  name: 'Page Fails 一页加载失败',
  parameters: { msw: [pagesFail, ...withPhotos(thousands)] },
  play: async ({ canvas, globals }) => {
    const t = globals.locale === 'en' ? en : zhCN;
    const [failed] = await canvas.findAllByRole('gridcell', { name: new RegExp(t.loadFailed) });
    await expect(within(failed as HTMLElement).getByRole('button', { name: t.retry })).toBeVisible();
  },
};

const TAGGED = 3;
const taggedDay = dayOfDate({ year: 2026, month: 11, day: 20 });
const taggedPhotos = Array.from({ length: 2 * TAGGED }, (_, index) =>
  photo({ index, day: taggedDay - (index % 7), tid: index < TAGGED ? 't1' : null }),
);

/** By keyword: its name is shown above, and 未分类 above photos without one (spec §9 'unknown tag group'). */
export const ByTag: Story = {
  name: 'By Tag 按标签',
  parameters: {
    msw: [
      answer(files.list, ({ query }) => {
        const untagged = query.get('category') === UNTAGGED;
        const start = (untagged ? TAGGED : 0) + Number(query.get('skip'));
        const heading = (category: string, name: string, total: number) => ({
          ...{ key: category, category, name, total, count: TAGGED },
        });
        return {
          list: query.has('category') ? taggedPhotos.slice(start, start + Number(query.get('count'))) : [],
          order: ORDER.TAG_ASC,
          more: { prev: false, next: false },
          axis: [heading('t1', '红叶', TAGGED), heading(UNTAGGED, '未分类', 2 * TAGGED)],
          info: { id: null, name: null, count: 2 * TAGGED, count_photo: 2 * TAGGED, count_video: 0 },
        };
      }),
      ...quietNetwork,
    ],
  },
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    const labels = blockTexts(globals, sortOrderLabels);
    await showsPhotos(context);
    await canvas.findByRole('rowheader', { name: /^红叶 / });
    await canvas.findByRole('rowheader', { name: /^未分类 / });
    await userEvent.click(canvas.getByRole('button', { name: labels.open }));
    await screen.findByRole('menuitemradio', { name: labels['tag-asc'], checked: true });
    await userEvent.keyboard('{Escape}');
  },
};

export const AnAlbum: Story = {
  name: 'An Album 一本相册',
  args: { path: '/albums/album-1/photos' },
  parameters: { msw: withPhotos(library({ days: 6, perDay: 5 }), '京都红叶') },
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: '京都红叶' });
    await showsPhotos(context);
  },
};

type Play = NonNullable<Story['play']>;

/** Enters manage mode by the menu, and chooses the first two photos. */
const choosesTwo: Play = async (context) => {
  const { canvas, userEvent, globals } = context;
  const t = storyTexts(globals).photos;
  await showsPhotos(context);
  await userEvent.click(await canvas.findByRole('button', { name: t.more }));
  await userEvent.click(
    await screen.findByRole('menuitem', { name: blockTexts(globals, photoActionLabels).manage }),
  );
  const [first, second] = await canvas.findAllByRole('gridcell');
  if (!first || !second) throw new Error('No photos to choose');
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: selectionTexts(globals).leave })).toHaveFocus(),
  );
  for (const { act } of SELECTION_ACTIONS)
    await expect(actionOf(canvas, blockTexts(globals, photoActionLabels)[act])).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  await userEvent.click(first);
  await userEvent.click(second);
  for (const { act } of SELECTION_ACTIONS)
    await waitFor(() =>
      expect(actionOf(canvas, blockTexts(globals, photoActionLabels)[act])).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
};

const SELECTION_ACTIONS = [{ act: 'share' }, { act: 'rename' }, { act: 'move' }, { act: 'remove' }] as const;

/** The visible action: in the bar or, on a phone, at the bottom. */
function actionOf(canvas: Parameters<Play>[0]['canvas'], name: string): HTMLElement {
  const [found] = canvas.getAllByRole('button', { name });
  if (!found) throw new Error(`No action ${name}`);
  return found;
}

const namedPhotos = Array.from({ length: 2 * TAGGED }, (_, index) => photo({ index, day: taggedDay }));

/** A list in the order of names, under one initial. */
const byName = answer(files.list, ({ query }) => ({
  list: query.has('category') ? namedPhotos : [],
  order: ORDER.NAME_ASC,
  more: { prev: false, next: false },
  axis: [{ key: 'J', category: 'J', name: 'J', count: namedPhotos.length, total: namedPhotos.length }],
  info: { id: null, name: null, count: namedPhotos.length, count_photo: namedPhotos.length, count_video: 0 },
}));

const { remove, undo, move, rename } = files;
const done = { count: 2, undo: 'undo-1' };
const changes = [
  answer(remove, done),
  answer(undo, { count: 2 }),
  answer(rename, done),
  answer(move, { ...done, pid: 'album-2', pname: '新的相册', merged: 0 }),
];

/** Nothing can be done while nothing is selected; two are. */
export const Managing: Story = {
  name: 'Managing 管理',
  parameters: { msw: withPhotos(thousands) },
  play: async (context) => {
    await choosesTwo(context);
    const text = blockTexts(context.globals, photoSelectionLabels).selected(2);
    const live = context.canvas.getAllByText(text, {
      ignore: ':not([aria-live], [role=status], [aria-live] *)',
    });
    await expect(live).toHaveLength(1);
  },
};

export const ManagingPhone: Story = {
  ...Managing,
  name: 'Managing Phone 管理（手机）',
  globals: { viewport: { value: 'phone' } },
};

/**
 * Deleted after a confirmation, in the words of spec §8; manage mode ends, and the deletion can be undone.
 */
export const Deleted: Story = {
  name: 'Deleted 已删除',
  parameters: {
    msw: [...changes, ...withPhotos(library({ days: 6, perDay: 5 }))],
  },
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    const t = storyTexts(globals).photos;
    await choosesTwo(context);
    await userEvent.click(actionOf(canvas, blockTexts(globals, photoActionLabels).remove));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveAccessibleDescription(t.removeText);
    const buttons = [...question.querySelectorAll('button')];
    const [confirm] = buttons.slice(-1);
    if (confirm) await userEvent.click(confirm);
    await screen.findAllByText(t.removed);
    await waitFor(() => expect(canvas.getByRole('button', { name: t.more })).toBeVisible());
    await expect(
      canvas.queryByRole('button', { name: selectionTexts(globals).leave }),
    ).not.toBeInTheDocument();
  },
};

const describes: Play = async (context) => {
  const { userEvent, globals, canvas } = context;
  const t = storyTexts(globals).photos;
  await choosesTwo(context);
  await userEvent.click(actionOf(canvas, blockTexts(globals, photoActionLabels).rename));
  const field = await screen.findByRole('textbox', { name: t.description });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('岚山{Enter}');
  await screen.findAllByText(t.described);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

/** A new description leaves the selection as it is. */
export const Described: Story = {
  name: 'Described 带说明',
  parameters: {
    msw: [...changes, ...withPhotos(library({ days: 6, perDay: 5 }))],
  },
  play: async (context) => {
    await describes(context);
    await expect(context.canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(2);
  },
};

/** In a list by name the photos may have other positions then, so the selection ends. */
export const DescribedByName: Story = {
  name: 'Described By Name 以名称说明',
  parameters: {
    msw: [...changes, byName, ...withPhotos(library({ days: 6, perDay: 5 }))],
  },
  play: async (context) => {
    await describes(context);
    await waitFor(() =>
      expect(
        context.canvas.queryByRole('button', { name: selectionTexts(context.globals).leave }),
      ).not.toBeInTheDocument(),
    );
  },
};

/** The actions of one photo, also by the menu key. */
export const Menu: Story = {
  name: 'Menu 菜单',
  args: { path: '/albums/album-1/photos' },
  parameters: { msw: withPhotos(library({ days: 6, perDay: 5 }), '京都红叶') },
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    const a = blockTexts(globals, photoActionLabels);
    await showsPhotos(context);
    const [first] = await canvas.findAllByRole('gridcell');
    if (!first) throw new Error('No photo to ask about');
    await userEvent.pointer({ keys: '[MouseRight]', target: first });
    await screen.findByRole('menu');
    const announcement = screen.getAllByRole('menuitem').map((item) => item.textContent);
    await expect(announcement).toEqual([
      a.open,
      a.back,
      a.reload,
      a.favorite,
      a.rename,
      a.date,
      a.move,
      a.cover,
      a.download,
      a.share,
      a.openOnDevice,
      a.remove,
    ]);
  },
};

const coverRequests: string[] = [];
const noteCover = answer(contract.folders.coverFrom, ({ params }) => {
  coverRequests.push(`${params.id} ${params.fileId}`);
  const { list: _, ...folder } = album({ seed: 1 });
  return folder;
});

/** In the timeline a photo becomes the cover of its own album. */
export const CoverFromTimeline: Story = {
  name: 'Cover From Timeline 从时间轴选封面',
  beforeEach: () => void coverRequests.splice(0),
  parameters: {
    msw: [noteCover, ...withPhotos(library({ days: 6, perDay: 5 }))],
  },
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    const t = storyTexts(globals).photos;
    await showsPhotos(context);
    const [first] = await canvas.findAllByRole('gridcell');
    if (!first) throw new Error('No photo to ask about');
    await userEvent.pointer({ keys: '[MouseRight]', target: first });
    await screen.findByRole('menuitem', { name: blockTexts(globals, photoActionLabels).back });
    await userEvent.click(
      screen.getByRole('menuitem', { name: blockTexts(globals, photoActionLabels).cover }),
    );
    const question = await screen.findByRole('alertdialog', { name: t.coverTitle });
    await userEvent.click(
      within(question).getByRole('button', { name: blockTexts(globals, photoActionLabels).cover }),
    );
    await screen.findAllByText(t.coverSet);
    await expect(coverRequests).toEqual(['album-1 p0']);
  },
};

/** The mode is kept for this list alone. */
export const GridMode: Story = {
  ...Thousands,
  name: 'Grid Mode 网格模式',
  beforeEach: () => {
    localStorage.setItem('xiangji.layout.all', '3 0 1:1');
    return () => localStorage.removeItem('xiangji.layout.all');
  },
};
