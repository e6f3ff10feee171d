import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, dayOfDate, ERROR_CODES } from '@xiangji/api-client/contract';
import { mapViewLabels } from '@xiangji/blocks';
import { darkTheme } from '@xiangji/ui';
import { HttpResponse, http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { answer, quietNetwork, refuse, unanswered } from '../../test/network.ts';
import { signedInConfig } from '../../test/people.ts';
import { knownPhoto, photo } from '../../test/photos.ts';
import { InRouter, withWorld } from '../../test/StoryWorld.tsx';
import { blockTexts, photoInfoTexts } from '../../test/storyTexts.ts';
import { InfoPanel } from './InfoPanel.tsx';

const { get } = contract.files;
/** The window of a panel with few facts. */
const short = { story: { height: '340px' } };

const meta = {
  id: 'web-infopanel',
  title: 'Web/InfoPanel 照片信息',
  parameters: {
    docs: {
      lead: [
        '看图时一侧的信息：描述、时间、地点、参数。',
        'Beside a photo in the viewer: its description, time, place and exposure.',
      ],
      story: { inline: false, height: '760px' },
    },
  },
  component: InfoPanel,
  decorators: [
    // The viewer is dark in every theme, and the panel is inside it.
    (Story) => (
      <div className={darkTheme} style={{ background: 'var(--xj-color-viewer-surface)', maxWidth: 360 }}>
        <InRouter>
          <Story />
        </InRouter>
      </div>
    ),
    withWorld,
  ],
  args: { photoId: 'p0', onDescribe: fn(), onDate: fn() },
} satisfies Meta<typeof InfoPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  tags: ['visual', 'english'],
  name: 'Known 已知',
  parameters: { msw: [answer(get, knownPhoto)] },
  play: async ({ canvas, userEvent, globals }) => {
    const t = photoInfoTexts(globals);
    await canvas.findByRole('heading', { name: knownPhoto.name });
    await expect(canvas.queryByText('Pixel 9')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: t.more(10) }));
    await waitFor(() => expect(canvas.getByText('Pixel 9')).toBeVisible());
  },
};

/** Edited in place: saved when the field loses focus, trimmed; Esc restores the old text. */
export const Described: Story = {
  name: 'Described 带说明',
  parameters: { msw: [answer(get, knownPhoto)] },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = photoInfoTexts(globals);
    await userEvent.click(await canvas.findByRole('button', { name: t.describe }));
    await userEvent.keyboard('x{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: t.describe }));
    const field = await canvas.findByRole('textbox', { name: t.description });
    await expect(field).toHaveValue(knownPhoto.name);
    await userEvent.clear(field);
    await userEvent.type(field, ' 嵯峨野的雨 ');
    await userEvent.tab();
    await waitFor(() => expect(args.onDescribe).toHaveBeenCalledOnce());
    await expect(args.onDescribe).toHaveBeenCalledWith('嵯峨野的雨');
  },
};

const opensMap: NonNullable<Story['play']> = async ({ canvas, userEvent, globals }) => {
  const t = photoInfoTexts(globals);
  const closed = await canvas.findByRole('button', { name: t.showMap });
  await canvas.findByText('35.0094°N 135.6668°E');
  await userEvent.click(closed);
};
const forgetsMap = () => () => localStorage.removeItem('xiangji.map');

/** The world map that ships with the product; no other server is requested. */
export const OnTheMap: Story = {
  name: 'On The Map 在地图上',
  parameters: { msw: [answer(get, knownPhoto), ...quietNetwork] },
  beforeEach: forgetsMap,
  play: async (context) => {
    await opensMap(context);
    const { placeMap } = mapViewLabels[context.globals.locale === 'en' ? 'en' : 'zh-CN'];
    const map = await context.canvas.findByRole('application', { name: placeMap });
    await waitFor(() => expect(map.querySelector('svg path')).not.toBeNull());
    await expect(map.clientHeight).toBeGreaterThan(200);
  },
};

/** With an AMap token whose script fails to load. */
export const MapFails: Story = {
  name: 'Map Fails 地图加载失败',
  parameters: {
    msw: [
      answer(get, knownPhoto),
      answer(contract.account.config, { ...signedInConfig, amap_token: 'story' }),
      http.get('https://webapi.amap.com/*', () => HttpResponse.error()),
      ...quietNetwork,
    ],
  },
  beforeEach: forgetsMap,
  play: async (context) => {
    await opensMap(context);
    await context.canvas.findByText(
      blockTexts(context.globals, mapViewLabels).failed,
      {},
      { timeout: 20_000 },
    );
  },
};

/** Only the size is known: no date, no zone, no camera. */
export const Unknown: Story = {
  name: 'Unknown 未知',
  parameters: {
    docs: short,
    msw: [
      answer(
        get,
        photo({ index: 2, day: 20_000, time_unknown: true, date_source: 'upload', timezone: null }),
      ),
    ],
  },
  play: async ({ canvas, globals }) => {
    const t = photoInfoTexts(globals);
    await canvas.findByRole('heading', { name: t.noDescription });
    await waitFor(() => expect(canvas.getByText(t.timeSources.upload)).toBeVisible());
  },
};

/** A scanned photograph of 1899. */
export const LongAgo: Story = {
  name: 'Long Ago 很久以前',
  parameters: {
    docs: short,
    msw: [answer(get, photo({ index: 3, day: dayOfDate({ year: 1899, month: 5, day: 6 }), name: '曾祖父' }))],
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/1899/);
  },
};

export const Loading: Story = {
  name: 'Loading 加载中',
  parameters: { docs: short, msw: [unanswered(get)] },
};

export const Failed: Story = {
  name: 'Failed 失败',
  parameters: { docs: short, msw: [refuse(get, ERROR_CODES.SYSTEM)] },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(photoInfoTexts(globals).loadFailed);
  },
};
