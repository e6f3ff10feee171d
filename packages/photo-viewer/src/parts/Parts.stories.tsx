import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PhotoItem } from '@xiangji/internal/items';
import { StarIcon } from '@xiangji/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { en, zhCN } from '../labels.ts';
import { PhotoViewer, type PhotoViewerProps } from '../PhotoViewer.tsx';
import { PLACES, storyItem } from '../stories/storyItems.ts';
import { Button } from './Button.tsx';
import { Caption } from './Caption.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { ShareButton } from './ShareButton.tsx';
import { SlideshowButton } from './SlideshowButton.tsx';
import { Thumbnails } from './Thumbnails.tsx';

const meta = {
  component: PhotoViewer,
  id: 'photo-viewer-parts',
  title: 'Photo viewer/Parts 部件',
  parameters: {
    docs: {
      lead: [
        '可选部件：标题、缩略图、幻灯片、下载、分享、快捷键、嵌入页面、从右到左。',
        'Optional parts: caption, thumbnails, slideshow, download, share, keyboard help, inline mode, right to left.',
      ],
    },
    layout: 'fullscreen',
  },
  args: { source: { count: 340, getItem: storyItem }, defaultIndex: 2 },
  argTypes: {
    labels: {
      description: 'Every text: `zhCN`, `en`, or your own. Default `zhCN`.',
    },
  },
} satisfies Meta<typeof PhotoViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole('button', { name });
const shown: Story['play'] = async () => {
  await expect(await button(zhCN.close)).toBeVisible();
};

/** Name, time and location over the foot of the photo. */
export const WithCaption: Story = {
  tags: ['visual'],
  name: 'With Caption 带说明',
  args: { children: <Caption /> },
  play: shown,
};
export const WithOwnCaption: Story = {
  name: 'With Own Caption 自己的说明',
  args: { children: <Caption>{(item) => <em>{item.time}</em>}</Caption> },
  play: shown,
};
/** Only the visible thumbnails are mounted. */
export const WithThumbnails: Story = {
  tags: ['visual'],
  name: 'With Thumbnails 带缩略图',
  args: { children: <Thumbnails /> },
  play: async () => {
    const strip = await screen.findByRole('navigation', { name: zhCN.thumbnails });
    await waitFor(() => expect(strip.querySelectorAll('button').length).toBeLessThan(60));
    await userEvent.click(await screen.findByRole('button', { name: /^5 \/ 340/ }));
    await expect(await screen.findByText('5 / 340')).toBeVisible();
  },
};
export const WithThumbnailsPhone: Story = {
  name: 'With Thumbnails Phone 带缩略图（手机）',
  args: { children: [<Caption key="caption" />, <Thumbnails key="thumbnails" size={56} />] },
  globals: { viewport: { value: 'phone' } },
  play: shown,
};
export const Slideshow: Story = {
  name: 'Slideshow 幻灯片',
  args: { actions: <SlideshowButton /> },
  play: async () => {
    await userEvent.click(await button(zhCN.playSlideshow));
    await userEvent.click(await button(zhCN.pauseSlideshow));
    await expect(await button(zhCN.playSlideshow)).toBeVisible();
  },
};
export const DownloadAndShare: Story = {
  name: 'Download And Share 下载与分享',
  args: {
    actions: (
      <>
        <DownloadButton />
        <ShareButton />
      </>
    ),
  },
  play: shown,
};
/** The browser cannot share, so the address is copied. */
export const SharedByCopy: Story = {
  name: 'Shared By Copy 复制分享',
  args: { actions: <ShareButton /> },
  beforeEach: () => {
    const { share } = navigator;
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async () => {} },
    });
    return () => {
      Object.defineProperty(navigator, 'share', { configurable: true, value: share });
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    };
  },
  play: async () => {
    await userEvent.click(await button(zhCN.share));
    await expect(await screen.findByText(zhCN.linkCopied)).toBeVisible();
  },
};
/** The heart is filled for a favorite; `.` is its key. */
export const Favorite: Story = {
  name: 'Favorite 收藏',
  render: (args) => <WithFavorites {...args} />,
  play: async () => {
    await expect(await button(zhCN.favorite)).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('.');
    await expect(await button(zhCN.favorite)).toHaveAttribute('aria-pressed', 'true');
  },
};
/** The keys of the parts that are mounted. */
export const WithKeyboardHelp: Story = {
  name: 'With Keyboard Help 带快捷键说明',
  globals: { viewport: { value: 'pc' } },
  args: { actions: [<SlideshowButton key="slideshow" />, <KeyboardHelp key="help" />] },
  play: async () => {
    await userEvent.click(await button(zhCN.keyboardHelp));
    await expect(await screen.findByRole('region', { name: zhCN.keyboardHelp })).toHaveFocus();
  },
};
export const EnglishParts: Story = {
  name: 'English Parts 英文部件',
  globals: { viewport: { value: 'pc' } },
  args: {
    labels: en,
    actions: [
      <SlideshowButton key="slideshow" />,
      <DownloadButton key="download" />,
      <ShareButton key="share" />,
      <KeyboardHelp key="help" />,
    ],
    children: [<Caption key="caption" />, <Thumbnails key="thumbnails" />],
  },
  play: async () => {
    await userEvent.click(await button(en.keyboardHelp));
    await expect(await screen.findByRole('region', { name: en.keyboardHelp })).toHaveFocus();
  },
};
export const CustomButton: Story = {
  name: 'Custom Button 自己的按钮',
  args: {
    actions: (
      <Button label="收藏" aria-pressed={false}>
        <StarIcon />
      </Button>
    ),
  },
  play: shown,
};
/** Part of the page: no dialog, no focus trap, and keys only while it has the focus. */
export const Inline: Story = {
  name: 'Inline 行内',
  args: { mode: 'inline' },
  render: (args) => (
    <InPage>
      <PhotoViewer {...args} />
    </InPage>
  ),
  play: async ({ canvas }) => {
    const viewer = await canvas.findByRole('group', { name: zhCN.viewer });
    viewer.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('4 / 340')).toBeVisible();
  },
};
/** The next photo is on the left. */
export const RightToLeft: Story = {
  name: 'Right To Left 从右到左',
  args: { dir: 'rtl', defaultIndex: PLACES.portrait, children: <Caption /> },
  play: async () => {
    await expect(await button(zhCN.close)).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await screen.findByText('3 / 340')).toBeVisible();
  },
};
/** Mounted in an element of its owner, with a class and a style of its own. */
export const InContainer: Story = {
  name: 'In Container 在容器里',
  render: (args) => <InElement {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: zhCN.viewer })).toHaveClass('of-the-owner');
    await expect(await button(zhCN.close)).toBeVisible();
  },
};

function WithFavorites(args: PhotoViewerProps) {
  const [favorites, setFavorites] = useState<ReadonlySet<number>>(new Set());
  const source = useMemo(
    () => ({
      count: 340,
      getItem: (index: number) => ({ ...storyItem(index), favorite: favorites.has(index) }),
    }),
    [favorites],
  );
  const [index, setIndex] = useState(2);
  const change = (_: PhotoItem, favorite: boolean) => setFavorites(new Set(favorite ? [index] : []));
  return (
    <PhotoViewer
      {...{ ...args, source, index }}
      photos={undefined}
      onIndexChange={setIndex}
      actions={<FavoriteButton onFavoriteChange={change} />}
    />
  );
}

function InPage({ children }: { children: ReactNode }) {
  return (
    <main style={{ maxWidth: 720, margin: '48px auto' }}>
      <h1>相册</h1>
      {children}
    </main>
  );
}

function InElement(args: PhotoViewerProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setContainer} />
      {container && (
        <PhotoViewer {...args} container={container} className="of-the-owner" style={{ inset: 24 }} />
      )}
    </>
  );
}
