import type { Meta, StoryObj } from '@storybook/react-vite';
import { mapViewLabels } from '../map-view/index.ts';
import { labelsOf } from '../stories/text.ts';
import { AmapPlace } from './index.ts';

const meta = {
  id: 'blocks-amapplace',
  title: 'Blocks/AmapPlace 高德地点地图',
  component: AmapPlace,
  args: { place: { lat: 35.01, lng: 135.77 }, token: '' },
  render: (args) => (
    <div style={{ width: 320 }}>
      <AmapPlace {...args} />
    </div>
  ),
} satisfies Meta<typeof AmapPlace>;
export default meta;
type Story = StoryObj<typeof meta>;

/** AMap loads nothing without a key. */
export const Failed: Story = {
  name: 'Failed 加载出错',
  play: async ({ canvas, globals }) => {
    await canvas.findByText(labelsOf(globals, mapViewLabels).failed);
  },
};
