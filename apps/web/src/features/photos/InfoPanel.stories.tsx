import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, dayOfDate, ERROR_CODES } from '@xiangji/api-client/contract';
import { darkTheme } from '@xiangji/ui';
import { expect } from 'storybook/test';
import { answer, refuse, unanswered } from '../../test/network.ts';
import { knownPhoto, photo } from '../../test/photos.ts';
import { withWorld } from '../../test/StoryWorld.tsx';
import { storyTexts } from '../../test/storyTexts.ts';
import { InfoPanel } from './InfoPanel.tsx';

const { get } = contract.files;

const meta = {
  title: 'Web/InfoPanel',
  component: InfoPanel,
  decorators: [
    // The viewer is dark in every theme, and the panel stands in it.
    (Story) => (
      <div className={darkTheme} style={{ background: 'var(--xj-color-viewer-surface)', maxWidth: 360 }}>
        <Story />
      </div>
    ),
    withWorld,
  ],
  args: { photoId: 'p0' },
} satisfies Meta<typeof InfoPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  parameters: { msw: [answer(get, knownPhoto)] },
  play: async ({ canvas, userEvent, globals }) => {
    const t = storyTexts(globals).viewer;
    await canvas.findByRole('heading', { name: knownPhoto.name });
    await expect(canvas.queryByText('Pixel 9')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: t.more.replace('{count}', '10') }));
    await expect(canvas.getByText('Pixel 9')).toBeVisible();
  },
};

/** Nothing but the bytes: no date, no zone, no camera. */
export const Unknown: Story = {
  parameters: {
    msw: [answer(get, photo({ index: 2, day: 20_000, time_unknown: true, timezone: null }))],
  },
  play: async ({ canvas, globals }) => {
    const t = storyTexts(globals).viewer;
    await canvas.findByRole('heading', { name: t.noDescription });
    await expect(canvas.getByText(t.timeUnknown)).toBeVisible();
  },
};

/** A scanned photograph of 1899. */
export const LongAgo: Story = {
  parameters: {
    msw: [answer(get, photo({ index: 3, day: dayOfDate({ year: 1899, month: 5, day: 6 }), name: '曾祖父' }))],
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/1899/);
  },
};

export const Loading: Story = { parameters: { msw: [unanswered(get)] } };

export const Failed: Story = {
  parameters: { msw: [refuse(get, ERROR_CODES.SYSTEM)] },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(storyTexts(globals).viewer.loadFailed);
  },
};
