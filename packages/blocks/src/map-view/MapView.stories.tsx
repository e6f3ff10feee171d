import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState, ErrorState } from '@xiangji/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { coverOf } from '../stories/albums.ts';
import { labelsOf, textOf } from '../stories/text.ts';
import { type MapCluster, MapView, type MapViewProps, mapViewLabels } from './index.ts';

const clusterOf = (seed: number, place: { lat: number; lng: number; count: number }): MapCluster => ({
  id: `cluster-${seed}`,
  src: coverOf(seed).src,
  ...place,
});
const CAPE = clusterOf(1, { lat: -33.92, lng: 18.42, count: 1 });
const CLUSTERS = [
  CAPE,
  clusterOf(2, { lat: 35.01, lng: 135.77, count: 248 }),
  clusterOf(3, { lat: 64.15, lng: -21.94, count: 36 }),
  clusterOf(4, { lat: -36.85, lng: 174.76, count: 12 }),
  clusterOf(5, { lat: 40.71, lng: -74.01, count: 12_804 }),
  { ...clusterOf(6, { lat: -34.6, lng: -58.38, count: 7 }), src: null },
];
/** Golden angle in degrees: points that are spread evenly. */
const ANGLE = 137.5;
const thousands = Array.from({ length: 400 }, (_, index) =>
  clusterOf(index, {
    lat: ((index * ANGLE) % 130) - 55,
    lng: ((index * ANGLE * 2) % 350) - 175,
    count: (index * index) % 5_000,
  }),
);

/** A map of a fixed height. */
function InFrame(props: MapViewProps) {
  return (
    <div style={{ height: 480 }}>
      <MapView {...props} />
    </div>
  );
}

const meta = {
  id: 'blocks-mapview',
  title: 'Blocks/MapView 照片地图',
  component: MapView,
  render: (args) => <InFrame {...args} />,
  args: { clusters: CLUSTERS, onMove: fn(), onOpen: fn() },
} satisfies Meta<typeof MapView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** The zoom that the map has reported last. */
function zoomOf({ args }: Context): number {
  const calls = (args.onMove as ReturnType<typeof fn>).mock.calls;
  const [sight] = calls.at(-1) ?? [];
  return (sight as { position: { zoom: number } } | undefined)?.position.zoom ?? Number.NaN;
}

/** A single photo opens; a press on several shows them closer. */
export const SomePlaces: Story = {
  tags: ['visual'],
  name: 'Some Places 几处',
  play: async (context) => {
    const { canvas, globals, userEvent, args } = context;
    const labels = labelsOf(globals, mapViewLabels);
    await userEvent.click(
      await canvas.findByRole('button', { name: labels.place(1, labels.location(CAPE)) }),
    );
    await expect(args.onOpen).toHaveBeenCalledWith(CAPE.id);
    await waitFor(() => expect(args.onMove).toHaveBeenCalled());
    const before = zoomOf(context);
    await userEvent.click(canvas.getByRole('button', { name: labels.zoomIn }));
    await waitFor(() => expect(zoomOf(context)).toBeCloseTo(before + 1, 1));
    await userEvent.click(canvas.getByRole('button', { name: labels.world }));
    await waitFor(() => expect(zoomOf(context)).toBeCloseTo(before, 1));
  },
};

/** Arrow keys move the map and plus and minus zoom it; the list has every place. */
export const ByKeys: Story = {
  name: 'By Keys 键盘',
  args: { defaultPosition: { lat: 20, lng: 60, zoom: 3 } },
  play: async (context) => {
    const { canvas, globals, userEvent, args } = context;
    const labels = labelsOf(globals, mapViewLabels);
    const map = canvas.getByRole('application', { name: labels.map });
    await canvas.findByRole('button', { name: labels.place(1, labels.location(CAPE)) });
    await waitFor(() => expect(args.onMove).toHaveBeenCalled());
    map.focus();
    const before = zoomOf(context);
    await userEvent.keyboard('+');
    await waitFor(() => expect(zoomOf(context)).toBeCloseTo(before + 1, 1));
    await userEvent.keyboard('{ArrowRight}-');
    await waitFor(() => expect(zoomOf(context)).toBeCloseTo(before, 1));
    canvas.getByRole('button', { name: labels.places }).focus();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('dialog', { name: labels.places });
    await expect(list.querySelectorAll('li')).toHaveLength(CLUSTERS.length);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(CAPE.id);
  },
};

export const OnePlace: Story = {
  name: 'One Place 一处',
  args: { clusters: [CAPE], defaultPosition: { lat: CAPE.lat, lng: CAPE.lng, zoom: 5 }, selected: CAPE.id },
};

export const Thousands: Story = {
  name: 'Thousands 成千上万',
  args: { clusters: thousands },
};

export const ThousandsPhone: Story = {
  tags: ['visual'],
  ...Thousands,
  name: 'Thousands Phone 成千上万（手机）',
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = { name: 'Loading 加载中', args: { clusters: [], loading: true } };

export const Empty: Story = {
  name: 'Empty 没有',
  render: (args, { globals }) => (
    <InFrame
      {...args}
      overlay={<EmptyState title={textOf(globals, '还没有带位置的照片', 'No photo has a place yet')} />}
    />
  ),
  args: { clusters: [] },
};

const retry = fn();

/** The places of before stay while the map cannot load more. */
export const Failed: Story = {
  name: 'Failed 失败',
  render: (args, { globals }) => (
    <InFrame
      {...args}
      overlay={
        <ErrorState title={textOf(globals, '地图加载出错', 'The map failed to load')} onRetry={retry} />
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /重新加载|reload|retry|again/i }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** The application draws the map itself. */
export const OwnBase: Story = {
  name: 'Own Base 自己的底图',
  args: {
    defaultPosition: { lat: 35, lng: 135, zoom: 4 },
    renderBase: ({ position, width, height }) => (
      <div
        style={{ width, height, background: 'repeating-linear-gradient(45deg, #ddd 0 1px, #eee 1px 32px)' }}
      >
        {position.zoom.toFixed(1)}
      </div>
    ),
  },
};
