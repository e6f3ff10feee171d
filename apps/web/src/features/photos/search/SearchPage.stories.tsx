import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, dayOfDate, ERROR_CODES } from '@xiangji/api-client/contract';
import { filterChipsLabels, searchBoxLabels } from '@xiangji/blocks';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { answer, photoCalls, quietNetwork, refuse, unanswered } from '../../../test/network.ts';
import { library } from '../../../test/photos.ts';
import { AppAt, withWorld } from '../../../test/StoryWorld.tsx';
import { blockTexts, storyTexts } from '../../../test/storyTexts.ts';

const { search } = contract;
const MAY = {
  from: dayOfDate({ year: 2019, month: 5, day: 1 }),
  to: dayOfDate({ year: 2019, month: 5, day: 31 }),
};

const suggestions = answer(search.suggest, ({ query }) => ({
  albums: [
    { id: 'album-1', type: 1 as const, name: '西湖的春天', count: 1_284 },
    { id: 'set-1', type: 2 as const, name: '杭州', count: 12 },
  ],
  places: [{ id: '1808926', names: ['杭州', '浙江省', '中国'], count: 4_021 }],
  tags: [{ id: 't1', name: '西湖', count: 31 }],
  cameras: [{ name: 'Pixel 9', count: 20_417 }],
  lenses: [{ name: 'XF16-55mmF2.8 R LM WR', count: 312 }],
  dates: query.get('q')?.startsWith('2019') ? { ...MAY, count: 96 } : null,
  months: query.get('q')?.startsWith('2019') ? [{ ...MAY, month: '2019-05', count: 96 }] : [],
}));
const network = [suggestions, ...quietNetwork];
const found = photoCalls(library({ days: 6, perDay: 5 }), null, search.list);
const thousands = photoCalls(library({ days: 900, perDay: 10 }), null, search.list);
const nothing = photoCalls(library({ days: 0, perDay: 1 }), null, search.list);

const meta = {
  id: 'web-searchpage',
  title: 'Web/SearchPage 搜索',
  component: AppAt,
  decorators: [withWorld],
  args: { path: '/search?q=%E8%A5%BF%E6%B9%96' },
  parameters: {
    msw: [...found, ...network],
    docs: {
      lead: [
        '按描述、相册、标签、日期和拼音找照片；筛选可以叠加，地址可以分享。',
        'Photos by description, album, tag, date and pinyin; filters combine, and the address can be shared.',
      ],
      hideProps: true,
    },
    layout: 'fullscreen',
  },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const showsPhotos: Play = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('[role=gridcell] img')).not.toBeNull());
};

const findBox = ({ canvas, globals }: Pick<Parameters<Play>[0], 'canvas' | 'globals'>) =>
  canvas.findByRole('combobox', { name: blockTexts(globals, searchBoxLabels).label });

/** Before anything is typed: the largest albums, tags, cameras and lenses. */
export const Blank: Story = {
  tags: ['visual'],
  name: 'Blank 尚未输入',
  args: { path: '/search' },
  play: async (context) => {
    await expect(await findBox(context)).toHaveFocus();
    await screen.findByRole('option', { name: /西湖的春天/ });
    await context.canvas.findByText(storyTexts(context.globals).search.hint);
  },
};

/** A suggestion becomes a chip, and chips can be removed again. */
export const Found: Story = {
  name: 'Found 找到',
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    await showsPhotos(context);
    const box = await findBox(context);
    await userEvent.clear(box);
    await userEvent.type(box, '2019-05');
    await userEvent.click(await screen.findByRole('option', { name: /2019/ }));
    const chips = blockTexts(globals, filterChipsLabels);
    await canvas.findByRole('button', { name: `${chips.date}: 2019.5.1~2019.5.31` });
    await expect(box).toHaveValue('');
    await showsPhotos(context);
    await userEvent.click(canvas.getByRole('button', { name: chips.clear }));
    await canvas.findByText(storyTexts(globals).search.hint);
  },
};

/** An address has the id of a place, and the chip its name. */
export const Place: Story = {
  name: 'Place 地点',
  args: { path: '/search?place=1808926' },
  parameters: {
    msw: [answer(search.place, { id: '1808926', names: ['杭州', '浙江省', '中国'] }), ...found, ...network],
  },
  play: async (context) => {
    const chips = blockTexts(context.globals, filterChipsLabels);
    await context.canvas.findByRole('button', { name: chips.remove('杭州') });
    await showsPhotos(context);
  },
};

export const Thousands: Story = {
  name: 'Thousands 数千',
  parameters: { msw: [...thousands, ...network] },
  play: showsPhotos,
};

export const ThousandsPhone: Story = {
  tags: ['visual', 'english'],
  ...Thousands,
  name: 'Thousands Phone 数千（手机）',
  globals: { viewport: { value: 'phone' } },
};

/** The headings of all photos are requested after the first ones. */
const isCounting = ({ url }: Request) => new URL(url).searchParams.has('axis');

/** The first photos are there while the others are being counted. */
export const Counting: Story = {
  name: 'Counting 统计中',
  parameters: {
    msw: [
      http.get(search.list.path, ({ request }) => (isCounting(request) ? delay('infinite') : undefined)),
      ...thousands,
      ...network,
    ],
  },
  play: async (context) => {
    await showsPhotos(context);
    await context.canvas.findByText(storyTexts(context.globals).photos.loading);
  },
};

/** The first photos stay, and the others can be requested again. */
export const CountFails: Story = {
  name: 'Count Fails 统计失败',
  parameters: {
    msw: [
      http.get(search.list.path, ({ request }) =>
        isCounting(request) ? HttpResponse.json([ERROR_CODES.SYSTEM, '', null]) : undefined,
      ),
      ...thousands,
      ...network,
    ],
  },
  play: async (context) => {
    await showsPhotos(context);
    await context.canvas.findByRole('button', { name: storyTexts(context.globals).photos.loadFailed });
  },
};

export const Loading: Story = {
  name: 'Loading 加载中',
  parameters: { msw: [unanswered(search.list), unanswered(search.suggest), ...quietNetwork] },
  play: async (context) => {
    await expect(await findBox(context)).toHaveValue('西湖');
  },
};

export const Failed: Story = {
  tags: ['visual'],
  name: 'Failed 失败',
  parameters: {
    msw: [
      refuse(search.list, ERROR_CODES.SYSTEM),
      refuse(search.suggest, ERROR_CODES.SYSTEM),
      ...quietNetwork,
    ],
  },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('button', { name: storyTexts(globals).photos.loadFailed });
  },
};

/** With filters, one press removes them and keeps the text. */
export const Nothing: Story = {
  name: 'Nothing 没有找到',
  args: { path: '/search?q=%E8%A5%BF%E6%B9%96&type=gif&gps=0' },
  parameters: { msw: [...nothing, ...network] },
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    const t = storyTexts(globals).search;
    await canvas.findByText(t.nothing);
    const [clear] = canvas.getAllByRole('button', { name: t.clearFilters }).slice(-1);
    if (clear) await userEvent.click(clear);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: t.clearFilters })).not.toBeInTheDocument(),
    );
    await expect(await findBox(context)).toHaveValue('西湖');
    await canvas.findByRole('link', { name: storyTexts(globals).photos.toPhotos });
  },
};
