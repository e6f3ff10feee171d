import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, dateOfDay, dayOfDate } from '@xiangji/api-client/contract';
import { memoryStripLabels } from '@xiangji/blocks';
import { zhCN as chineseViewer, en as englishViewer } from '@xiangji/photo-viewer';
import { delay, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { todayNumber } from '../../../shared/today.ts';
import { photoCalls, quietNetwork } from '../../../test/network.ts';
import { libraryOn } from '../../../test/photos.ts';
import { AppAt, withWorld } from '../../../test/StoryWorld.tsx';
import { blockTexts, storyTexts } from '../../../test/storyTexts.ts';

/** Leap years apart, so that every day of a leap year has its memories. */
const YEARS = [12, 8, 4];
const today = todayNumber();
const date = dateOfDay(today);
const yearsAgo = (years: number) => dayOfDate({ ...date, year: date.year - years });
const photos = libraryOn([
  ...YEARS.map((years) => ({ day: yearsAgo(years), count: years })),
  { day: today - 3, count: 14 },
  { day: today - 1, count: 9 },
]);
const network = [...photoCalls(photos), ...quietNetwork];

/** The headings load, the photos do not. */
const pagesWait = http.get(contract.files.list.path, async ({ request }) => {
  if (!new URL(request.url).searchParams.has('category')) return undefined;
  return delay('infinite') as Promise<undefined>;
});

const meta = {
  id: 'web-memories',
  title: 'Web/Memories 那年今日',
  component: AppAt,
  decorators: [withWorld],
  args: { path: '/photos' },
  parameters: {
    docs: {
      lead: [
        '时间线上方的一行：往年今天的照片。',
        'A row above the timeline: photos of this day in earlier years.',
      ],
      hideProps: true,
    },
    layout: 'fullscreen',
    msw: network,
  },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = (globals: Record<string, unknown>) => blockTexts(globals, memoryStripLabels);

export const Row: Story = {
  tags: ['visual'],
  name: 'Row 一行',
  play: async ({ canvas, globals }) => {
    const t = texts(globals);
    const cards = await canvas.findAllByRole('button', { name: /(年前|ago)/ });
    await expect(cards.map((card) => card.textContent)).toEqual(
      [...YEARS].reverse().map((years) => `${t.yearsAgo(years)}${t.photos(years)}`),
    );
    await waitFor(() => expect(cards[2]?.querySelector('img')).toBeVisible());
    // The height was kept free: nothing below has moved.
    const row = canvas.getByRole('region', { name: t.title });
    const kept = Number.parseFloat(getComputedStyle(row.parentElement as HTMLElement).minHeight);
    await expect(row.getBoundingClientRect().height).toBe(kept);
  },
};

export const RowPhone: Story = {
  tags: ['visual'],
  ...Row,
  name: 'Row Phone 一行（手机）',
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = {
  name: 'Loading 加载中',
  parameters: { msw: [pagesWait, ...network] },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('button', { name: new RegExp(texts(globals).yearsAgo(4)) });
  },
};

/** A card opens its photos as a slideshow, after them those of earlier years; closing returns the focus to the card. */
export const Slideshow: Story = {
  name: 'Slideshow 幻灯片',
  play: async ({ canvas, globals, userEvent }) => {
    const viewer = globals.locale === 'en' ? englishViewer : chineseViewer;
    const card = await canvas.findByRole('button', { name: new RegExp(texts(globals).yearsAgo(8)) });
    await userEvent.click(card);
    await screen.findByText('5 / 24');
    await expect(screen.getByRole('button', { name: viewer.pauseSlideshow })).toBeVisible();
    await screen.findByRole('button', { name: storyTexts(globals).photos.showInTimeline });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(card).toHaveFocus());
  },
};

/** Hidden for the day, also after the page was loaded again. */
export const Dismissed: Story = {
  name: 'Dismissed 已隐藏',
  play: async ({ canvas, globals, userEvent }) => {
    const t = texts(globals);
    await canvas.findAllByRole('gridcell');
    await userEvent.click(await canvas.findByRole('button', { name: t.dismiss }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: t.title })).not.toBeInTheDocument());
  },
};
