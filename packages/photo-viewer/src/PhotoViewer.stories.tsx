import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { en } from './labels.ts';
import { PhotoViewer, type PhotoViewerProps } from './PhotoViewer.tsx';
import { storyItem } from './stories/storyItems.ts';
import { storyMovie } from './stories/storyMovie.ts';
import { ViewerButton } from './ViewerBar.tsx';

const nothing = () => undefined;
const brokenUrl = 'data:image/png;base64,broken';
const broken = (index: number) => ({
  ...storyItem(index),
  thumbnails: [[320, brokenUrl] as const],
  source: brokenUrl,
});
/** A photo whose pictures are not made yet: only the thumbhash is there. */
const slow = (index: number) => ({ ...storyItem(index), thumbnails: [], source: undefined });
const turned = (index: number) => ({ ...storyItem(index), rotate: 90 });
const brokenVideo = (index: number) => ({
  ...storyItem(index),
  type: 2 as const,
  source: 'data:video/mp4;base64,AAAA',
});

/** The tile's picture is there, the sharp one does not come. */
const unfinished = (index: number) => ({
  ...storyItem(index),
  thumbnails: storyItem(index).thumbnails.slice(0, 1),
  source: brokenUrl,
});

const meta: Meta<PhotoViewerProps> = {
  component: PhotoViewer,
  title: 'photo-viewer/PhotoViewer',
  parameters: { layout: 'fullscreen' },
  args: { open: true, count: 340, index: 0, getItem: storyItem, onIndexChange: () => {}, onClose: () => {} },
  render: (args) => <Paging {...args} />,
};
export default meta;
type Story = StoryObj<PhotoViewerProps>;

export const Photo: Story = {};
export const Portrait: Story = { args: { index: 1 } };
export const Panorama: Story = { args: { index: 2 } };
export const LongScreenshot: Story = { args: { index: 3 } };
export const SmallPicture: Story = { args: { index: 5 } };
export const Turned: Story = { args: { getItem: turned } };
export const Zoomed: Story = {
  args: { topBar: (state) => <ZoomOnce zoom={() => state.zoomTo(3)} ready={state.stage.width} /> },
};
export const Live: Story = {
  loaders: [async () => ({ movie: await storyMovie() })],
  render: (args, { loaded }) => (
    <Paging
      {...args}
      getItem={(index) => ({ ...storyItem(index), type: 4, live: (loaded as { movie: string }).movie })}
    />
  ),
};
export const BrokenLive: Story = {
  args: { getItem: (index) => ({ ...storyItem(index), type: 4, live: 'data:video/mp4;base64,AAAA' }) },
};
export const Broken: Story = { args: { getItem: broken } };
export const BrokenVideo: Story = { args: { getItem: brokenVideo } };
/** Without a network the small picture stays and says so; the sharp one is tried again by itself. */
export const Offline: Story = {
  args: { getItem: unfinished },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
};
export const OfflineWithoutAPicture: Story = { ...Offline, args: { getItem: broken } };
export const Placeholder: Story = { args: { getItem: slow } };
export const Loading: Story = { args: { getItem: nothing } };
export const English: Story = { args: { labels: en } };
export const WithPanelAndActions: Story = {
  args: {
    topBar: (state) => (
      <ViewerButton label="删除" onClick={state.next}>
        删
      </ViewerButton>
    ),
    sidePanel: (state) => (
      <div style={{ padding: 24 }}>
        <h2>{state.item?.name}</h2>
        <p>{state.item?.time}</p>
      </div>
    ),
  },
};
export const OpensFromATile: Story = { args: { open: false }, render: (args) => <FromTile {...args} /> };

function Paging(args: PhotoViewerProps) {
  const [index, setIndex] = useState(args.index);
  const [open, setOpen] = useState(args.open);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <PhotoViewer
        {...args}
        open={open}
        onClose={() => setOpen(false)}
        index={index}
        onIndexChange={setIndex}
      />
    </>
  );
}

function FromTile(args: PhotoViewerProps) {
  const [tile, setTile] = useState<HTMLElement | null>(null);
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState(false);
  return (
    <div style={{ padding: 48 }}>
      <button
        ref={setTile}
        type="button"
        aria-label="打开照片"
        style={{ padding: 0, border: 0 }}
        onClick={() => setOpen(true)}
      >
        <img src={storyItem(0).thumbnails[0]?.[1]} alt="" width={240} />
      </button>
      <PhotoViewer
        {...args}
        open={open}
        onClose={() => setOpen(false)}
        index={index}
        onIndexChange={setIndex}
        openFrom={() => tile}
      />
    </div>
  );
}

function ZoomOnce({ zoom, ready }: { zoom: () => void; ready: number }) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (done || ready === 0) return;
    setDone(true);
    zoom();
  }, [done, ready, zoom]);
  return null;
}
