import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, ERROR_CODES } from '@xiangji/api-client/contract';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { photoCalls, quietNetwork, refuse, unanswered } from '../../test/network.ts';
import { type Library, library } from '../../test/photos.ts';
import { AppAt, withWorld } from '../../test/StoryWorld.tsx';
import { storyTexts } from '../../test/storyTexts.ts';

const { files } = contract;
const thousands = library({ days: 900, perDay: 10 });
const one = library({ days: 1, perDay: 1 });
const withPhotos = (photos: Library, album?: string) => [...photoCalls(photos, album), ...quietNetwork];

/** The headings come, the photos do not. */
const pagesFail = http.get(files.list.path, ({ request }) => {
  if (!new URL(request.url).searchParams.has('category')) return undefined;
  return HttpResponse.json([ERROR_CODES.SYSTEM, '', null]);
});

const meta = {
  title: 'Web/PhotosPage',
  component: AppAt,
  decorators: [withWorld],
  args: { path: '/photos' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const showsPhotos: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await waitFor(
    () => expect(canvasElement.querySelector('[role=grid] img, [role=gridcell] img')).not.toBeNull(),
    {
      timeout: 5_000,
    },
  );
};

export const Loading: Story = {
  parameters: { msw: [unanswered(files.list), ...quietNetwork] },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { name: storyTexts(globals).photos.title });
  },
};

export const Failed: Story = {
  parameters: { msw: [refuse(files.list, ERROR_CODES.SYSTEM), ...quietNetwork] },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(storyTexts(globals).photos.loadFailed);
  },
};

export const Empty: Story = {
  parameters: { msw: [...quietNetwork] },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(storyTexts(globals).photos.empty);
  },
};

export const One: Story = { parameters: { msw: withPhotos(one) }, play: showsPhotos };

export const Thousands: Story = { parameters: { msw: withPhotos(thousands) }, play: showsPhotos };

export const ThousandsPad: Story = { ...Thousands, globals: { viewport: { value: 'pad' } } };

export const ThousandsPhone: Story = { ...Thousands, globals: { viewport: { value: 'phone' } } };

/** A page that did not come is told above what did, with a way to ask again. */
export const PageFails: Story = {
  parameters: { msw: [pagesFail, ...withPhotos(thousands)] },
  play: async ({ canvas, globals }) => {
    const t = storyTexts(globals).photos;
    await canvas.findByText(t.loadFailed);
    canvas.getByRole('button', { name: t.reload });
  },
};

export const AnAlbum: Story = {
  args: { path: '/albums/album-1/photos' },
  parameters: { msw: withPhotos(library({ days: 6, perDay: 5 }), '京都红叶') },
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: '京都红叶' });
    await showsPhotos(context);
  },
};
