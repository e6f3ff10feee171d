import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2Icon } from '@xiangji/ui';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { PhotoSource } from './items.ts';
import { en } from './labels.ts';
import { PhotoViewer, type PhotoViewerProps } from './PhotoViewer.tsx';
import { Button } from './parts/Button.tsx';
import { PLACES, storyItem } from './stories/storyItems.ts';
import { useViewerActions, useViewerState } from './ViewerContext.ts';

const nothing = () => undefined;
const brokenUrl = 'data:image/png;base64,broken';
const broken = (index: number) => ({
  ...storyItem(index),
  srcSet: [{ src: brokenUrl, width: 320 }],
  src: brokenUrl,
});
/** A photo whose pictures are not made yet: only the thumbhash is there. */
const slow = (index: number) => ({ ...storyItem(index), srcSet: [], src: undefined });
const rotated = (index: number) => ({ ...storyItem(index), rotation: 90 });
const brokenVideo = (index: number) => ({
  ...storyItem(index),
  type: 'video' as const,
  video: 'data:video/mp4;base64,AAAA',
});

/** The tile's picture is there, the sharp one does not come. */
const unfinished = (index: number) => ({ ...storyItem(index), src: brokenUrl });

const listOf = (getItem: PhotoSource['getItem']) => ({ count: 340, getItem });

const meta = {
  component: PhotoViewer,
  id: 'photo-viewer-photoviewer',
  title: 'Photo viewer/PhotoViewer 看图',
  parameters: {
    docs: {
      lead: [
        '全屏看照片与视频：翻页、缩放、拖动关闭、手势与键盘。',
        'Photos and videos over the whole screen: navigation, zoom and drag to close, by gesture and by key.',
      ],
    },
    layout: 'fullscreen',
  },
  args: { open: true, index: 0, source: listOf(storyItem) },
  argTypes: {
    labels: {
      description: 'Texts to use in place of those of the provider’s language.',
    },
  },
  render: (args) => <Paging {...args} />,
} satisfies Meta<typeof PhotoViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = { tags: ['visual'], name: 'Photo 照片' };
export const Portrait: Story = { name: 'Portrait 竖图', args: { index: PLACES.portrait } };
export const Panorama: Story = { name: 'Panorama 全景', args: { index: PLACES.panorama } };
export const LongScreenshot: Story = { name: 'Long Screenshot 长截图', args: { index: PLACES.screenshot } };
export const TenByTen: Story = { name: 'Ten By Ten 十乘十', args: { index: PLACES.ten } };
/** The file is stored sideways with an orientation; its renditions are upright. */
export const Orientation6: Story = { name: 'Orientation 6 方向 6', args: { index: PLACES.turned } };
export const Cmyk: Story = { name: 'Cmyk CMYK 图', args: { index: PLACES.cmyk } };
export const TransparentPng: Story = {
  name: 'Transparent Png 透明 PNG',
  args: { index: PLACES.transparent },
};
export const AnimatedGif: Story = {
  name: 'Animated Gif 动图',
  args: { index: PLACES.gif },
};
export const Video: Story = {
  name: 'Video 视频',
  args: { index: PLACES.video },
};
export const Live: Story = {
  name: 'Live 实况',
  args: { index: PLACES.live },
};
export const Rotated: Story = { name: 'Rotated 已旋转', args: { source: listOf(rotated) } };
/** Before its rotation it is wider than the phone, and it is still centered. */
export const RotatedPhone: Story = {
  name: 'Rotated Phone 已旋转（手机）',
  args: { source: listOf(rotated) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => {
      const picture = document.querySelector('[data-viewer-frame]')?.getBoundingClientRect();
      return expect(picture && picture.left + picture.width / 2).toBeCloseTo(window.innerWidth / 2, 0);
    });
  },
};
export const Zoomed: Story = { name: 'Zoomed 放大', args: { actions: <ZoomOnce /> } };
/** A movie that cannot be played is not offered: it has no badge, unlike `Live`. */
export const BrokenLive: Story = {
  name: 'Broken Live: the still stays, without a badge 损坏的实况：静图还在，没有角标',
  args: {
    index: PLACES.live,
    source: listOf((index) => ({ ...storyItem(index), video: 'data:video/mp4;base64,AAAA' })),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('img', { name: '实况照片' })).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('button', { name: '播放 LIVE 实况照片' })).toBeNull());
  },
};
/** Loaded but never decoded, as when the network is lost; the small picture stays and an error is shown. */
export const SlowNetwork: Story = {
  name: 'Slow Network 慢网络',
  beforeEach: () => {
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = () => new Promise(() => {});
    return () => {
      HTMLImageElement.prototype.decode = decode;
    };
  },
  play: async () => {
    await expect(await screen.findByText('网络较慢，正在加载清晰图片')).toBeVisible();
  },
};
/** The current photo is deleted elsewhere: the next one takes its place. */
export const Vanishes: Story = {
  name: 'Vanishes 消失',
  render: (args) => <Changing {...args} label="删除" change={(order) => order.slice(1)} />,
  play: async () => {
    await expect(await screen.findByText('1 / 4')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '删除' }));
    await expect(await screen.findByText('1 / 3')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('img', { name: '日出' })).toBeVisible());
  },
};
/** Photos are inserted before the current one: it stays. */
export const InsertedBefore: Story = {
  name: 'Inserted Before 在前面插入',
  render: (args) => <Changing {...args} label="插入" change={(order) => [5, 6, ...order]} follow={2} />,
  play: async () => {
    const before = await screen.findByRole('img', { name: '瀑布' });
    await userEvent.click(await screen.findByRole('button', { name: '插入' }));
    await expect(await screen.findByText('3 / 6')).toBeVisible();
    await expect(screen.getByRole('img', { name: '瀑布' })).toBe(before);
  },
};
/** While a key is held, photos are shown as in the grid; the one where it is released becomes sharp. */
export const HeldKey: Story = {
  name: 'Held Key 按住按键',
  play: async () => {
    await expect(await screen.findByRole('button', { name: '关闭' })).toBeVisible();
    await waitFor(() => expect(document.querySelector('[data-viewer-root]')).toHaveFocus());
    let wasFast = false;
    const watch = new MutationObserver(() => {
      wasFast ||= document.querySelector('[data-fast-navigation]') !== null;
    });
    watch.observe(document.body, { subtree: true, attributeFilter: ['data-fast-navigation'] });
    for (let pressed = 0; pressed < 12; pressed += 1) await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(wasFast).toBe(true));
    watch.disconnect();
    await expect(await screen.findByText('13 / 340')).toBeVisible();
    const sharp = () => screen.getByRole<HTMLImageElement>('img', { name: '日出' });
    await waitFor(() => expect(sharp().currentSrc).toBe(storyItem(PLACES.portrait).src));
    await waitFor(() => expect(sharp()).toHaveAttribute('data-ready'));
  },
};
export const Broken: Story = { tags: ['visual'], name: 'Broken 损坏', args: { source: listOf(broken) } };
export const BrokenVideo: Story = { name: 'Broken Video 损坏的视频', args: { source: listOf(brokenVideo) } };
/** The bars appear automatically when the first photo loads slowly. */
const showsBars: Story['play'] = async () => {
  await expect(await screen.findByRole('button', { name: '关闭' })).toBeVisible();
};
/** Without a network the small picture stays with a notice; the sharp one is loaded again automatically. */
export const Offline: Story = {
  name: 'Offline 离线',
  args: { source: listOf(unfinished) },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: showsBars,
};
export const OfflineWithoutAPicture: Story = {
  ...Offline,
  name: 'Offline Without A Picture 离线且没有图',
  args: { source: listOf(broken) },
};
export const Placeholder: Story = {
  name: 'Placeholder 占位图',
  args: { source: listOf(slow) },
  play: showsBars,
};
export const Loading: Story = {
  name: 'Loading 加载中',
  args: { source: listOf(nothing) },
  play: showsBars,
};
export const English: Story = { name: 'English 英文', args: { labels: en } };
export const WithPanelAndActions: Story = {
  name: 'With Panel And Actions 带面板和操作',
  args: {
    actions: (
      <Button label="删除">
        <Trash2Icon />
      </Button>
    ),
    sidePanel: <ItemInfo />,
  },
};
/** Expands from its tile and returns to it, with the focus. */
export const OpensFromATile: Story = {
  name: 'Opens From A Tile 从格子打开',
  args: { open: false },
  render: (args) => <FromTile {...args} />,
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('button', { name: '打开照片' });
    await userEvent.click(tile);
    await waitFor(() => expect(screen.getByRole('dialog', { name: '照片浏览' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('img', { name: '瀑布' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(tile).toHaveFocus());
  },
};

function Paging(args: PhotoViewerProps) {
  const [index, setIndex] = useState(args.index);
  const [open, setOpen] = useState(args.open);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <PhotoViewer {...args} open={open} onOpenChange={setOpen} index={index} onIndexChange={setIndex} />
    </>
  );
}

/**
 * A list that changes once when its button is pressed; the current photo is `follow` positions further on.
 */
function Changing(
  args: PhotoViewerProps & { label: string; change: (order: number[]) => number[]; follow?: number },
) {
  const { label, change, follow = 0, source: _, ...rest } = args;
  const [list, setList] = useState({ order: [0, 1, 2, 7], index: 0 });
  const changeOnce = () => setList({ order: change(list.order), index: list.index + follow });
  return (
    <PhotoViewer
      {...rest}
      photos={list.order.map(storyItem)}
      index={list.index}
      onIndexChange={(index) => setList({ ...list, index })}
      actions={
        <Button label={label} onClick={changeOnce}>
          {label.slice(0, 1)}
        </Button>
      }
    />
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
        <img src={storyItem(0).srcSet?.[0]?.src} alt="" width={240} />
      </button>
      <PhotoViewer
        {...args}
        open={open}
        onOpenChange={setOpen}
        index={index}
        onIndexChange={setIndex}
        openFrom={() => tile}
      />
    </div>
  );
}

function ItemInfo() {
  const item = useViewerState((state) => state.item);
  return (
    <div style={{ padding: 24 }}>
      <h2>{item?.name}</h2>
      <p>{item?.time}</p>
    </div>
  );
}

function ZoomOnce() {
  const { zoomTo } = useViewerActions();
  useEffect(() => zoomTo(3), [zoomTo]);
  return null;
}
