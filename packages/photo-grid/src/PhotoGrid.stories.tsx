import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, EmptyState } from '@xiangji/ui';
import { type CSSProperties, useMemo, useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { createGridController } from './gridController.ts';
import { en } from './labels.ts';
import { PhotoGrid } from './PhotoGrid.tsx';
import type { PhotoGridProps } from './PhotoGridProps.ts';
import { PhotoScrubber } from './scrubber/PhotoScrubber.tsx';
import { type SelectionRanges, selectionCount } from './selection/ranges.ts';
import { gridArgTypes } from './stories/gridArgTypes.ts';
import { LateGrid } from './stories/LateGrid.tsx';
import { settles } from './stories/settles.ts';
import { storyPhoto, storySections, storySource } from './stories/storyPhotos.ts';

const months = storySections(120, 4);
const many = storySections(5000, 200);
const englishMonths = storySource(storySections(120, 4, 'en'));
const plain = (index: number) => storyPhoto(index);
const mixed = (index: number) => storyPhoto(index, { mixed: true });
const firstFour = storySource(months, (index) => (index < 4 ? plain(index) : undefined));
const extreme = (index: number) => storyPhoto(index, { extreme: true });
const broken = (index: number) =>
  index % 3 === 0
    ? { ...storyPhoto(index), srcSet: [{ src: 'data:image/png;base64,broken', width: 200 }] }
    : storyPhoto(index);
const turned = (index: number) => ({ ...storyPhoto(index), rotation: (index % 4) * 90 });

const meta = {
  component: PhotoGrid,
  id: 'photo-grid-photogrid',
  title: 'Photo grid/PhotoGrid 照片网格',
  parameters: {
    docs: {
      lead: [
        '百万张照片也顺滑的网格：分组、时间轴、选择、排列方式。',
        'A grid that stays smooth with a million photos: sections, a scrubber, selection, layouts.',
      ],
    },
    layout: 'fullscreen',
  },
  args: { source: storySource(months), fit: 'contain' },
  argTypes: gridArgTypes,
} satisfies Meta<typeof PhotoGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Real: Story = {
  name: 'Real 真实照片',
  render: (args, { globals }) => (
    <PhotoGrid
      {...(globals.locale === 'en' ? { ...args, photos: undefined, source: englishMonths } : args)}
    />
  ),
};
export const Auto: Story = { name: 'Auto 自动', args: { fit: 'cover' } };
export const Rect: Story = { name: 'Rect 矩形', args: { layout: 'squares', fit: 'cover', aspect: 4 / 3 } };
export const RectPortrait: Story = {
  name: 'Rect Portrait 矩形竖图',
  args: { layout: 'squares', fit: 'cover', aspect: 3 / 4, size: 'small' },
};
export const Grid: Story = { tags: ['visual'], name: 'Grid 网格', args: { layout: 'squares' } };
/** The next photo goes to the shortest column. */
export const Masonry: Story = { tags: ['visual'], name: 'Masonry 瀑布流', args: { layout: 'masonry' } };
/** Columns are read one after the other. */
export const Columns: Story = { tags: ['visual'], name: 'Columns 多列', args: { layout: 'columns' } };
export const Smallest: Story = { name: 'Smallest 最小', args: { size: 'xsmall' } };
export const Small: Story = { name: 'Small 小', args: { size: 'small' } };
export const Large: Story = { name: 'Large 大', args: { size: 'large' } };
export const Largest: Story = { name: 'Largest 最大', args: { size: 'xlarge' } };
/** Row height, gap and padding by the width of the grid. */
export const OwnLengths: Story = {
  name: 'Own Lengths 各自的长度',
  args: {
    rowHeight: (width) => width / 6,
    gap: (width) => (width > 600 ? 12 : 6),
    padding: (width) => (width > 600 ? 32 : 12),
  },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    const outer = grid.parentElement?.getBoundingClientRect();
    const padding = outer && outer.width > 600 ? 32 : 12;
    const edges = () => {
      const boxes = within(grid)
        .getAllByRole('gridcell')
        .map((tile) => tile.getBoundingClientRect());
      return [
        Math.min(...boxes.map((box) => box.left)) - (outer?.left ?? 0),
        (outer?.right ?? 0) - Math.max(...boxes.map((box) => box.right)),
      ];
    };
    await waitFor(() => expect(edges()).toEqual([padding, padding]));
  },
};
export const OnePhoto: Story = {
  tags: ['visual'],
  name: 'One Photo 一张照片',
  args: { source: storySource(storySections(1, 1)) },
};
export const OneRow: Story = { name: 'One Row 一行', args: { source: storySource(storySections(3, 1)) } };
export const Empty: Story = {
  tags: ['visual'],
  name: 'Empty 空',
  args: {
    source: undefined,
    photos: [],
    empty: <EmptyState title="暂无照片，点此上传" action={<Button variant="solid">上传照片</Button>} />,
  },
  parameters: { docs: { story: { height: '360px' } } },
};
export const MixedTypes: Story = {
  name: 'Mixed Types 多种类型',
  args: { source: storySource(months, mixed) },
};
export const ExtremeRatios: Story = {
  name: 'Extreme Ratios 极端的比例',
  args: { source: storySource(months, extreme) },
};
export const ErrorTiles: Story = {
  tags: ['visual'],
  name: 'Error Tiles 加载失败的格子',
  args: { source: storySource(months, broken) },
};
export const Rotated: Story = { name: 'Rotated 已旋转', args: { source: storySource(months, turned) } };
export const English: Story = {
  name: 'English 英文',
  args: { labels: en, source: storySource(storySections(120, 4, 'en'), mixed) },
};
export const Selectable: Story = {
  name: 'Selectable 可选择',
  args: {
    selectionMode: 'always',
    defaultSelection: [
      { start: 0, end: 3 },
      { start: 5, end: 6 },
    ],
  },
};
export const SelectedGroup: Story = {
  name: 'Selected Section 选中的组',
  args: { selectionMode: 'toggle', defaultSelection: [{ start: 0, end: months[0]?.count ?? 0 }] },
};
export const Dark: Story = {
  name: 'Dark 深色',
  args: { selectionMode: 'toggle', defaultSelection: [{ start: 1, end: 3 }] },
  decorators: [
    (Inner) => (
      <div data-theme="dark" style={{ background: 'var(--xj-color-surface)' }}>
        <Inner />
      </div>
    ),
  ],
};
export const RightToLeft: Story = {
  name: 'Right To Left 从右到左',
  decorators: [
    (Inner) => (
      <div dir="rtl">
        <Inner />
      </div>
    ),
  ],
};
export const RightToLeftSelecting: Story = {
  name: 'Right To Left Selecting 从右到左的选择',
  args: { selectionMode: 'always', defaultSelection: [{ start: 2, end: 6 }] },
  decorators: RightToLeft.decorators,
};
/** Nothing fades, shrinks or glides. */
export const ReducedMotion: Story = {
  name: 'Reduced Motion 减弱动效',
  args: { selectionMode: 'toggle', defaultSelection: [{ start: 0, end: 2 }] },
  globals: { motion: 'reduced' },
};
/** Two systems' colours only: Chromium draws them where the system asks for them. */
export const ForcedColours: Story = {
  tags: ['visual'],
  name: 'Forced Colours 强制颜色',
  args: { selectionMode: 'always', defaultSelection: [{ start: 0, end: 2 }] },
  parameters: { visual: { forcedColors: 'active' } },
};
export const Phone: Story = {
  tags: ['visual'],
  name: 'Phone 手机',
  args: { selectionMode: 'toggle' },
  decorators: [
    (Inner) => (
      <div style={{ maxWidth: 390 }}>
        <Inner />
      </div>
    ),
  ],
};
/** Every click selects; a bar above shows the count and selects all. */
export const Manage: Story = { name: 'Manage 管理', render: (args) => <Managed {...args} /> };
/** Favorites have a heart; the other photos show theirs under the pointer and the focus. */
export const Favorites: Story = {
  name: 'Favorites 收藏',
  render: (args) => <WithFavorites {...args} />,
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement).getAllByRole('gridcell');
    // On a touch screen only favorites have a button.
    const heart = (index: number) =>
      within(tiles[index] as HTMLElement).getByRole('button', { name: /^收藏/ });
    await userEvent.click(heart(3));
    await waitFor(() => expect(tiles[3]).not.toHaveAccessibleName(/已收藏/));
    tiles[4]?.focus();
    await userEvent.keyboard('.');
    await waitFor(() => expect(heart(4)).toHaveAttribute('aria-pressed', 'true'));
  },
};
/** Without a callback the heart is a sign. */
export const FavoriteSigns: Story = {
  name: 'Favorite Signs 收藏标记',
  args: {
    source: storySource(months, (index) => ({ ...storyPhoto(index), favorite: index % 3 === 0 })),
    selectionMode: 'always',
    defaultSelection: [{ start: 1, end: 4 }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^收藏/ })).toBeNull();
  },
};
/** Tiles are links: modified clicks open tabs, and Tab still stops once. */
export const Links: Story = {
  name: 'Links 链接',
  args: { getHref: (index) => `#photo-${index}`, selectionMode: 'toggle' },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement);
    const links = grid.getAllByRole('link');
    await expect(links[3]).toHaveAttribute('href', '#photo-3');
    await expect(links.filter((link) => link.tabIndex === 0)).toEqual([]);
    await expect(grid.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
  },
};
/** One photo at a time, and some that cannot be selected. */
export const OnePhotoAtATime: Story = {
  name: 'One Photo At A Time 一次一张照片',
  args: {
    selectionMode: 'always',
    maxSelected: 1,
    isDisabled: (index) => index % 4 === 3,
    defaultSelection: [{ start: 1, end: 2 }],
  },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement);
    const tiles = grid.getAllByRole('gridcell');
    const selected = () =>
      grid.getAllByRole('gridcell', { selected: true }).map((tile) => Number(tile.dataset.index));
    await userEvent.click(tiles[3] as HTMLElement);
    await expect(selected()).toEqual([1]);
    await userEvent.click(tiles[2] as HTMLElement);
    await expect(selected()).toEqual([2]);
    await expect(grid.queryAllByRole('checkbox')).toEqual([]);
  },
};
/** The same photos stay selected when others are inserted before them. */
export const SelectionFollowsPhotos: Story = {
  name: 'Selection Follows Photos 选择跟着照片',
  render: (args) => <Prepended {...args} />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement);
    const selected = () => grid.getAllByRole('gridcell', { selected: true }).map((tile) => tile.ariaLabel);
    const before = selected();
    await userEvent.click(grid.getByRole('button', { name: '前面加照片' }));
    await waitFor(() => expect(selected()).toEqual(before));
    await expect(grid.getByRole('gridcell', { name: before[0] ?? '', selected: true })).toHaveAttribute(
      'data-index',
      '5',
    );
  },
};
/** A mouse draws a rectangle from an empty place or from a photo. */
export const Marquee: Story = {
  name: 'Marquee 框选',
  args: { selectionMode: 'toggle', layout: 'squares', fit: 'cover', size: 'small' },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    const at = (index: number) => {
      const box = grid.querySelector(`[data-index="${index}"]`)?.getBoundingClientRect();
      if (!box) throw new Error(`photo ${index} is not drawn`);
      return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    };
    const columns = Number(grid.getAttribute('aria-colcount'));
    const mouse = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1, bubbles: true };
    const first = grid.querySelector('[data-index="1"]');
    if (!first) throw new Error('nothing is drawn');
    fireEvent.pointerDown(first, { ...mouse, ...at(1) });
    // To the end of the second row, on a phone as on a wide screen.
    const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
    const firstRow = upTo(columns - 1);
    fireEvent.pointerMove(grid, { ...mouse, ...at(2 * columns - 1) });
    const selected = () =>
      within(grid)
        .queryAllByRole('gridcell', { selected: true })
        .map((tile) => Number(tile.dataset.index));
    await waitFor(() =>
      expect(selected()).toEqual([...firstRow, ...firstRow.map((index) => index + columns)]),
    );
    fireEvent.pointerMove(grid, { ...mouse, ...at(columns - 1) });
    await waitFor(() => expect(selected()).toEqual(firstRow));
    fireEvent.pointerUp(grid, mouse);
  },
};
export const OwnTilesAndHeadings: Story = {
  name: 'Own Tiles And Headings 自己的格子与标题',
  args: {
    renderTile: ({ item }) => <div style={{ padding: 8 }}>{item.name}</div>,
    renderHeading: ({ section }) => <h2>{section.name}</h2>,
  },
};
export const Loading: Story = {
  name: 'Loading 加载中',
  render: ({ source: _, ...args }) => <LateGrid {...args} photo={plain} delay={Number.POSITIVE_INFINITY} />,
};
/** The first photos are loaded; the others failed. Each has a button that loads its range again. */
export const LoadFailed: Story = {
  name: 'Load Failed 加载失败',
  render: (args) => (
    <PhotoGrid
      {...args}
      photos={undefined}
      source={firstFour}
      onLoadRange={() => Promise.reject(new Error('offline'))}
    />
  ),
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement);
    await waitFor(() =>
      expect(grid.getAllByRole('gridcell', { name: '照片加载失败 重试' })[4]).toBeVisible(),
    );
    await expect(grid.getByRole('status')).toHaveTextContent('照片加载失败');
  },
};
export const LoadsWhileScrolling: Story = {
  name: 'Loads While Scrolling 滚动时加载',
  render: ({ source: _, ...args }) => <LateGrid {...args} sections={many} photo={plain} delay={300} />,
  play: ({ canvas }) => settles(() => canvas.getByRole('grid').scrollHeight, 600),
};
export const InsideAnElement: Story = {
  name: 'Inside An Element 在元素里',
  render: (args) => <InElement {...args} />,
};
export const FiveThousandWithAxis: Story = {
  name: 'Five Thousand With Scrubber 五千张与时间轴',
  args: { source: storySource(many) },
  render: (args) => <WithScrubber {...args} />,
};
export const MillionWithAxis: Story = {
  name: 'Million With Scrubber 一百万张与时间轴',
  args: { source: storySource(storySections(1_000_000, 2400)) },
  render: (args) => <WithScrubber {...args} />,
};

function WithFavorites(args: PhotoGridProps) {
  const [favorites, setFavorites] = useState<ReadonlySet<number>>(new Set([0, 3]));
  const source = useMemo(
    () => storySource(months, (index) => ({ ...storyPhoto(index), favorite: favorites.has(index) })),
    [favorites],
  );
  const change = (index: number, favorite: boolean) => {
    const next = new Set(favorites);
    if (favorite) next.add(index);
    else next.delete(index);
    setFavorites(next);
  };
  return <PhotoGrid {...args} photos={undefined} source={source} onFavoriteChange={change} />;
}

function Prepended(args: PhotoGridProps) {
  const [more, setMore] = useState(0);
  const source = useMemo(
    () => ({ count: 20 + more, getItem: (index: number) => plain(index + 100 - more) }),
    [more],
  );
  return (
    <>
      <Button onClick={() => setMore((before) => before + 3)}>前面加照片</Button>
      <PhotoGrid
        {...args}
        photos={undefined}
        source={source}
        selectionMode="toggle"
        defaultSelection={[{ start: 2, end: 5 }]}
      />
    </>
  );
}

function InElement(args: PhotoGridProps) {
  const [scroller] = useState<{ current: HTMLDivElement | null }>({ current: null });
  return (
    <div
      ref={scroller}
      style={{ height: 480, overflow: 'auto', margin: 24, border: '1px solid var(--xj-color-border)' }}
    >
      <PhotoGrid {...args} scroller={scroller} />
    </div>
  );
}

function Managed(args: PhotoGridProps) {
  const [selection, setSelection] = useState<SelectionRanges>([{ start: 1, end: 4 }]);
  const total = args.source?.count ?? 0;
  const bar = {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: 12,
    position: 'sticky',
    top: 0,
    zIndex: 3,
  } as const;
  return (
    <div style={{ '--xj-grid-sticky-top': '56px' } as CSSProperties}>
      <div style={{ ...bar, background: 'var(--xj-color-surface)' }}>
        <strong>已选 {selectionCount(selection)} 张</strong>
        <Button size="small" onClick={() => setSelection([{ start: 0, end: total }])}>
          全选
        </Button>
        <Button size="small" onClick={() => setSelection([])}>
          取消
        </Button>
      </div>
      <PhotoGrid {...args} selectionMode="always" selection={selection} onSelectionChange={setSelection} />
    </div>
  );
}

function WithScrubber(args: PhotoGridProps) {
  const [controller] = useState(createGridController);
  const [selection, setSelection] = useState<SelectionRanges>([]);
  return (
    <div style={{ paddingInlineEnd: 60 }}>
      <PhotoGrid
        {...args}
        controller={controller}
        selectionMode="toggle"
        selection={selection}
        onSelectionChange={setSelection}
        footer={<p style={{ padding: 16 }}>{selectionCount(selection)}</p>}
      />
      <div style={{ position: 'fixed', insetInlineEnd: 0, top: 0, bottom: 0 }}>
        <PhotoScrubber controller={controller} />
      </div>
    </div>
  );
}
