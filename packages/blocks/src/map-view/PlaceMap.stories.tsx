import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { labelsOf } from '../stories/text.ts';
import { mapViewLabels, PlaceMap, PlaceMapFrame } from './index.ts';

const meta = {
  id: 'blocks-placemap',
  title: 'Blocks/PlaceMap 地点地图',
  component: PlaceMap,
  render: (args) => (
    <div style={{ width: 320, height: 220 }}>
      <PlaceMap {...args} />
    </div>
  ),
  args: { place: { lat: 35.01, lng: 135.77 } },
} satisfies Meta<typeof PlaceMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The place stays in the middle while the zoom changes, as near as the land has detail. */
export const Kyoto: Story = {
  tags: ['visual'],
  name: 'Kyoto 京都',
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, mapViewLabels);
    const map = canvas.getByRole('application', { name: labels.placeMap });
    await expect(map).toHaveAccessibleDescription(
      expect.stringContaining(labels.location({ lat: 35.01, lng: 135.77 })),
    );
    await waitFor(() => expect(map.querySelector('path[transform]')).not.toBeNull());
    const nearer = canvas.getByRole('button', { name: labels.zoomIn });
    for (let press = 0; press < 3; press++) await userEvent.click(nearer);
    await waitFor(() => expect(nearer).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: labels.zoomOut }));
    await waitFor(() => expect(nearer).not.toHaveAttribute('aria-disabled'));
  },
};

/** The land on the other side of the antimeridian is drawn too. */
export const Auckland: Story = { name: 'Auckland 奥克兰', args: { place: { lat: -36.85, lng: 174.76 } } };

/** In the frame that the facts of a photo have for it. */
export const Framed: Story = {
  name: 'Framed 带边框',
  render: (args) => (
    <div style={{ width: 320 }}>
      <PlaceMapFrame>
        <PlaceMap {...args} />
      </PlaceMapFrame>
    </div>
  ),
};
