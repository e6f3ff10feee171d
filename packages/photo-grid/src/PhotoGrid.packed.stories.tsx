import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { createGridController } from './gridController.ts';
import { PhotoGrid } from './PhotoGrid.tsx';
import type { PhotoGridProps } from './PhotoGridProps.ts';
import { PhotoScrubber } from './scrubber/PhotoScrubber.tsx';
import { gridArgTypes } from './stories/gridArgTypes.ts';
import { LateGrid } from './stories/LateGrid.tsx';
import { settles } from './stories/settles.ts';
import { storyDays, storyPhoto, storySource } from './stories/storyPhotos.ts';

const days = storyDays(60);
const manyDays = storyDays(4000);
const photo = (index: number) => storyPhoto(index);

const meta = {
  component: PhotoGrid,
  id: 'photo-grid-packed-sections',
  title: 'Photo grid/Packed sections 并排的日期',
  parameters: {
    docs: {
      lead: [
        '照片少的日子并排放在同一行，各有自己的标题。',
        'Days with few photos share a row, each under its own heading.',
      ],
    },
    layout: 'fullscreen',
  },
  args: { source: storySource(days), packSections: true },
  argTypes: gridArgTypes,
} satisfies Meta<typeof PhotoGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Auto: Story = { name: 'Auto 自动' };
export const Real: Story = { name: 'Real 真实照片', args: { fit: 'contain' } };
export const Rectangles: Story = {
  name: 'Rectangles 矩形',
  args: { layout: 'squares', aspect: 4 / 3 },
};
export const Grid: Story = {
  name: 'Grid 网格',
  args: { layout: 'squares', fit: 'contain' },
};
export const Masonry: Story = { name: 'Masonry 瀑布流', args: { layout: 'masonry' } };
export const Smallest: Story = { name: 'Smallest 最小', args: { size: 'xsmall' } };
export const Largest: Story = { name: 'Largest 最大', args: { size: 'xlarge' } };
/** A day with more than a row of photos keeps its own rows. */
export const AmongFullDays: Story = {
  name: 'Among Full Days 夹在满的日期之间',
  args: { source: storySource(storyDays(60, { fullEvery: 7 })) },
};
export const Selecting: Story = {
  tags: ['visual'],
  name: 'Selecting 正在选择',
  args: { selectionMode: 'always', defaultSelection: [{ start: 1, end: 5 }] },
};
export const Phone: Story = {
  tags: ['visual'],
  name: 'Phone 手机',
  decorators: [
    (Inner) => (
      <div style={{ maxWidth: 390 }}>
        <Inner />
      </div>
    ),
  ],
};
export const PhoneSelecting: Story = {
  name: 'Phone Selecting 手机选择',
  args: Selecting.args,
  decorators: Phone.decorators,
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
/** Before photos are loaded, sections are packed by the estimate of their widths. */
export const Unloaded: Story = {
  name: 'Unloaded 未加载',
  render: ({ source: _, ...args }) => (
    <LateGrid {...args} sections={days} photo={photo} delay={Number.POSITIVE_INFINITY} />
  ),
};
export const LoadsWhileScrolling: Story = {
  name: 'Loads While Scrolling 滚动时加载',
  render: ({ source: _, ...args }) => <LateGrid {...args} sections={manyDays} photo={photo} delay={300} />,
  play: ({ canvas }) => settles(() => canvas.getByRole('grid').scrollHeight, 600),
};
export const WithAxis: Story = {
  name: 'With Scrubber 带时间轴',
  args: { source: storySource(storyDays(2000)) },
  render: (args) => <GridWithScrubber {...args} />,
};

/** Sections in the order of the list; those of one band have the same top. */
function bandsOf(root: HTMLElement): HTMLElement[][] {
  const bands = new Map<number, HTMLElement[]>();
  for (const section of within(root).getAllByRole('rowgroup')) {
    const { top } = section.getBoundingClientRect();
    bands.set(top, [...(bands.get(top) ?? []), section]);
  }
  return [...bands.values()];
}

const cellsOf = (section: HTMLElement) => within(section).getAllByRole('gridcell');
const boxOf = (element: HTMLElement) => element.getBoundingClientRect();

/** Sections of a band are 24 px apart, and none of their photos is under the heading of another. */
export const StandSideBySide: Story = {
  name: 'Stand Side By Side 并排',
  play: async ({ canvasElement }) => {
    const shared = bandsOf(canvasElement).filter((band) => band.length > 1);
    await expect(shared.length).toBeGreaterThan(1);
    for (const band of shared) {
      for (const [nth, section] of band.entries()) {
        const next = band[nth + 1];
        for (const cell of cellsOf(section)) {
          await expect(boxOf(cell).right).toBeLessThanOrEqual(boxOf(section).right + 1);
        }
        if (next) await expect(boxOf(next).left - boxOf(section).right).toBeGreaterThanOrEqual(24);
      }
    }
  },
};

/** The name of a short section needs the whole heading: the count shows on hover and when a photo has focus. */
export const CountOnHoverAndFocus: Story = {
  name: 'Count On Hover And Focus 悬停和聚焦时显示数目',
  // On a phone a section has a row of its own.
  globals: { viewport: { value: 'pc' } },
  play: async ({ canvasElement }) => {
    // The pointer of a headless browser rests on the first row.
    const [, [first, second] = []] = bandsOf(canvasElement).filter((band) => band.length > 1);
    if (!first || !second) throw new Error('no two sections share a row');
    const width = (section: HTMLElement) => boxOf(within(section).getByText(/ 张$/)).width;
    await expect(width(first)).toBeLessThanOrEqual(1);
    cellsOf(first)[0]?.focus();
    await waitFor(() => expect(width(first)).toBeGreaterThan(1));
    await expect(width(second)).toBeLessThanOrEqual(1);
    cellsOf(second)[0]?.focus();
    await waitFor(() => expect(width(second)).toBeGreaterThan(1));
    await expect(width(first)).toBeLessThanOrEqual(1);
  },
};

const selected = (root: HTMLElement) =>
  within(root)
    .queryAllByRole('gridcell', { selected: true })
    .map((cell) => Number(cell.dataset.index));
const indices = (section: HTMLElement) => cellsOf(section).map((cell) => Number(cell.dataset.index));

/** The check of a heading selects its own section only. */
export const HeadingSelectsItsSection: Story = {
  name: 'Heading Selects Its Section 标题选中整组',
  args: { selectionMode: 'toggle' },
  play: async ({ canvasElement }) => {
    const [first, second] = bandsOf(canvasElement).find((band) => band.length > 1) ?? [];
    if (!first || !second) throw new Error('no two sections share a row');
    await userEvent.click(within(second).getByRole('checkbox'));
    await expect(selected(canvasElement)).toEqual(indices(second));
    await userEvent.click(within(first).getByRole('checkbox'));
    await expect(selected(canvasElement)).toEqual([...indices(first), ...indices(second)]);
  },
};

/** A rectangle takes photos of neighbouring sections and leaves those it does not touch. */
export const MarqueeAcrossSections: Story = {
  name: 'Marquee Across Sections 跨组框选',
  args: { selectionMode: 'toggle' },
  play: async ({ canvasElement }) => {
    const [first, second] = bandsOf(canvasElement).find((band) => band.length > 1) ?? [];
    const [from, to] = [first && cellsOf(first).at(-1), second && cellsOf(second)[0]];
    if (!from || !to) throw new Error('no two sections share a row');
    const at = (element: HTMLElement) => ({
      clientX: boxOf(element).left + boxOf(element).width / 2,
      clientY: boxOf(element).top + boxOf(element).height / 2,
    });
    const mouse = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1, bubbles: true };
    const grid = within(canvasElement).getByRole('grid');
    fireEvent.pointerDown(from, { ...mouse, ...at(from) });
    fireEvent.pointerMove(grid, { ...mouse, ...at(to) });
    await waitFor(() =>
      expect(selected(canvasElement)).toEqual([Number(from.dataset.index), Number(to.dataset.index)]),
    );
    fireEvent.pointerUp(grid, mouse);
  },
};

/** Arrows follow the visible order: across sections of a row, and to the nearest photo of the next row. */
export const ArrowsByPosition: Story = {
  name: 'Arrows By Position 按位置移动的方向键',
  // On a phone a section has a row of its own.
  globals: { viewport: { value: 'pc' } },
  play: async ({ canvasElement }) => {
    const [above, below] = bandsOf(canvasElement).filter((band) => band.length > 1);
    if (!above || !below) throw new Error('no two rows are shared');
    const cells = (band: HTMLElement[]) => band.flatMap(cellsOf);
    const middle = (cell: HTMLElement) => boxOf(cell).left + boxOf(cell).width / 2;
    const last = cells(above).at(-1);
    if (!last) throw new Error('no photos');
    last.focus();
    await userEvent.keyboard('{ArrowDown}');
    const off = cells(below).map((cell) => Math.abs(middle(cell) - middle(last)));
    await expect(cells(below)[off.indexOf(Math.min(...off))]).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(cells(below)[0]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(cells(below).at(-1)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(cells(above)).toContain(document.activeElement);
  },
};

function GridWithScrubber(args: PhotoGridProps) {
  const [controller] = useState(createGridController);
  return (
    <div style={{ paddingInlineEnd: 60 }}>
      <PhotoGrid {...args} controller={controller} selectionMode="toggle" />
      <div style={{ position: 'fixed', insetInlineEnd: 0, top: 0, bottom: 0 }}>
        <PhotoScrubber controller={controller} />
      </div>
    </div>
  );
}
