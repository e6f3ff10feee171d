import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CallData, type Contract, contract, dayOfDate, ERROR_CODES } from '@xiangji/api-client/contract';
import { mapViewLabels, photoActionLabels } from '@xiangji/blocks';
import { expect, screen, waitFor } from 'storybook/test';
import { answer, quietNetwork, refuse, unanswered } from '../../../test/network.ts';
import { photo } from '../../../test/photos.ts';
import { AppAt, withWorld } from '../../../test/StoryWorld.tsx';
import { blockTexts, selectionTexts, storyTexts } from '../../../test/storyTexts.ts';

const { map, files } = contract;
const DAY = dayOfDate({ year: 2026, month: 5, day: 1 });
const PHOTOS = Array.from({ length: 60 }, (_, index) => photo({ index, day: DAY - index }));

type Cluster = CallData<Contract['map']['clusters']>['clusters'][number];
const clusterAt = (index: number, lat: number, lng: number, count: number): Cluster => ({
  lat,
  lng,
  count,
  cover: { id: `p${index}`, path: PHOTOS[index]?.thumbnail[0]?.[1] ?? null },
});
const CLUSTERS = [
  clusterAt(1, 30.24, 120.15, 30),
  clusterAt(2, 35.01, 135.77, 20),
  clusterAt(3, 64.15, -21.94, 9),
  clusterAt(4, -36.85, 174.76, 1),
];
const places = [
  answer(map.clusters, { count: PHOTOS.length, clusters: CLUSTERS }),
  answer(map.list, ({ query }) => {
    const skip = Number(query.get('skip') ?? 0);
    return { list: PHOTOS.slice(skip, skip + Number(query.get('count') ?? 50)), count: PHOTOS.length };
  }),
  answer(files.get, ({ params }) => {
    const found = PHOTOS.find(({ id }) => id === params.id);
    if (!found) throw new Error('The story asks for a photo that its library does not have');
    return found;
  }),
];

const meta = {
  id: 'web-mappage',
  title: 'Web/MapPage 地图',
  component: AppAt,
  decorators: [withWorld],
  args: { path: '/map' },
  parameters: {
    msw: [...places, ...quietNetwork],
    docs: {
      lead: [
        '所有带位置的照片：地图上按地点聚合，旁边是地图范围内的照片。',
        'All photos with a location: places on a map, and next to it the photos in sight.',
      ],
      hideProps: true,
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const mapTexts = ({ globals }: Context) => mapViewLabels[globals.locale === 'en' ? 'en' : 'zh-CN'];
const titleOf = (globals: Context['globals']) => (globals.locale === 'en' ? 'Map' : '地图');

const showsPlaces: NonNullable<Story['play']> = async (context) => {
  const { location, place } = mapTexts(context);
  await context.canvas.findByRole('button', { name: place(1, location({ lat: -36.85, lng: 174.76 })) });
  await waitFor(async () =>
    expect((await context.canvas.findAllByRole('gridcell')).length).toBeGreaterThan(3),
  );
};

export const Some: Story = { tags: ['visual'], name: 'Some 几处', play: showsPlaces };

export const SomePhone: Story = {
  tags: ['visual', 'english'],
  ...Some,
  name: 'Some Phone 几处（手机）',
  globals: { viewport: { value: 'phone' } },
};

/** On an upright pad the photos are below the map. */
export const SomePad: Story = {
  ...Some,
  name: 'Some Pad 几处（平板）',
  globals: { viewport: { value: 'pad' } },
};

/** A single photo of the map opens in the viewer. */
export const Opened: Story = {
  name: 'Opened 看照片',
  play: async (context) => {
    await showsPlaces(context);
    const { location, place } = mapTexts(context);
    const name = place(1, location({ lat: -36.85, lng: 174.76 }));
    await context.userEvent.click(context.canvas.getByRole('button', { name }));
    await screen.findByText(`5 / ${PHOTOS.length}`);
  },
};

/** Photos of the strip are selected as in any list. */
export const Selected: Story = {
  name: 'Selected 多选',
  globals: { viewport: { value: 'pc' } },
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    await showsPlaces(context);
    await userEvent.click(await canvas.findByRole('button', { name: storyTexts(globals).photos.more }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: blockTexts(globals, photoActionLabels).manage }),
    );
    const [first] = await canvas.findAllByRole('gridcell');
    if (first) await userEvent.click(first);
    const [more] = await canvas.findAllByRole('button', { name: selectionTexts(globals).moreActions });
    await expect(more).toBeEnabled();
  },
};

export const Empty: Story = {
  name: 'Empty 空',
  parameters: {
    msw: [
      answer(map.clusters, { count: 0, clusters: [] }),
      answer(map.list, { count: 0, list: [] }),
      ...quietNetwork,
    ],
  },
  play: async ({ canvas, globals }) => {
    const link = await canvas.findByRole('link', { name: storyTexts(globals).photos.toPhotos });
    await expect(link).toHaveAttribute('href', '/photos');
  },
};

export const Loading: Story = {
  name: 'Loading 加载中',
  parameters: { msw: [unanswered(map.clusters), unanswered(map.list), ...quietNetwork] },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { name: titleOf(globals) });
  },
};

export const Failed: Story = {
  name: 'Failed 失败',
  parameters: {
    msw: [refuse(map.clusters, ERROR_CODES.SYSTEM), refuse(map.list, ERROR_CODES.SYSTEM), ...quietNetwork],
  },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(globals.locale === 'en' ? 'The map failed to load' : '地图加载失败');
    await canvas.findByRole('button', { name: storyTexts(globals).photos.loadFailed });
  },
};
