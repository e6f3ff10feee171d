import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PhotoGrid } from './PhotoGrid.tsx';
import { gridArgTypes } from './stories/gridArgTypes.ts';
import { ResizableGrid } from './stories/ResizableGrid.tsx';
import { settles } from './stories/settles.ts';

const meta = {
  component: PhotoGrid,
  id: 'photo-grid-place',
  title: 'Photo grid/Place 停留的位置',
  render: ({ layout }) => <ResizableGrid layout={layout} />,
  argTypes: gridArgTypes,
  parameters: {
    docs: {
      lead: [
        '窗口变宽、照片变多时，看着的那张照片留在原处。',
        'The photo being looked at stays where it is while the window grows and photos arrive.',
      ],
      // In a window of its own a story plays, so that photos have come.
      story: { inline: false, height: 'auto' },
    },
  },
} satisfies Meta<typeof PhotoGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

function gridOf(root: HTMLElement) {
  const grid = within(root).getByRole('region', { name: '照片框' });
  const top = () => grid.getBoundingClientRect().top;
  return {
    element: grid,
    press: async (name: string) => userEvent.click(within(root).getByRole('button', { name })),
    scrollTo: async (y: number) => {
      grid.scrollTop = y;
      await waitFor(() => expect(isCovered(grid)).toBe(true));
    },
    by: async (pixels: number) => {
      grid.scrollTop += pixels;
      await waitFor(() => expect(isCovered(grid)).toBe(true));
    },
    /** The first photo of the first row that is seen whole, and where that row stands. */
    firstVisible: () => {
      const tile = tilesAt(grid)[0];
      if (!tile) throw new Error('nothing is seen');
      return { index: Number(tile.dataset.index), y: tile.getBoundingClientRect().top - top() };
    },
    y: (index: number) => {
      const tile = grid.querySelector(`[data-index="${index}"]`);
      return tile ? tile.getBoundingClientRect().top - top() : Number.NaN;
    },
    /** Requests are sent at intervals: presses until none follows. */
    arrive: () =>
      settles(async () => {
        await userEvent.click(within(root).getByRole('button', { name: '照片到达' }));
        const missing = within(grid).queryAllByRole('gridcell', { name: /加载|Loading/ }).length;
        return `${missing} ${grid.scrollHeight} ${grid.scrollTop}`;
      }),
  };
}

/** Tiles of the first row that is seen whole, in order. */
function tilesAt(grid: HTMLElement): HTMLElement[] {
  const edge = grid.getBoundingClientRect().top;
  const tiles = [...grid.querySelectorAll<HTMLElement>('[data-index]')];
  const tops = tiles.map((tile) => tile.getBoundingClientRect().top).filter((top) => top >= edge);
  return tiles.filter((tile) => tile.getBoundingClientRect().top === Math.min(...tops));
}

/** The rows of this position are rendered: one is at the upper edge, or its heading is. */
function isCovered(grid: HTMLElement): boolean {
  const edge = grid.getBoundingClientRect().top;
  return [...grid.querySelectorAll('[data-index]')].some((tile) => {
    const box = tile.getBoundingClientRect();
    return box.top <= edge + 60 && box.bottom > edge;
  });
}

/** Photos arrive while scrolling up over sections of estimated heights: visible photos stay to the pixel. */
export const LoadsUpward: Story = {
  name: 'Loads Upward 向上加载',
  play: async ({ canvasElement }) => {
    const grid = gridOf(canvasElement);
    await grid.scrollTo(9000);
    await grid.arrive();
    for (let step = 0; step < 6; step += 1) {
      await grid.by(-700);
      const before = grid.firstVisible();
      await grid.arrive();
      await expect(Math.abs(grid.y(before.index) - before.y)).toBeLessThanOrEqual(1);
    }
  },
};

/** Photos arrive between a scroll and its event: the list is where it was scrolled to, not where it was before. */
export const ArrivesDuringAScroll: Story = {
  name: 'Arrives During A Scroll 滚动时到达',
  play: async ({ canvasElement }) => {
    const grid = gridOf(canvasElement);
    await grid.scrollTo(9000);
    await grid.arrive();
    await grid.by(-700);
    // All in one turn: no frame, and no event of the scroller, comes between.
    grid.element.scrollTop -= 300;
    const before = grid.firstVisible();
    within(canvasElement).getByRole('button', { name: '照片到达' }).click();
    await grid.arrive();
    await expect(Math.abs(grid.y(before.index) - before.y)).toBeLessThanOrEqual(1);
  },
};

/** A section is inserted before all others: indices change, the visible photos do not. */
export const GrowsAtItsHead: Story = {
  name: 'Grows At Its Head 在开头变长',
  play: async ({ canvasElement }) => {
    const grid = gridOf(canvasElement);
    await grid.scrollTo(5000);
    await grid.arrive();
    const before = grid.firstVisible();
    await grid.press('前面加一组');
    await waitFor(() => expect(grid.y(before.index + 90)).not.toBeNaN());
    await expect(Math.abs(grid.y(before.index + 90) - before.y)).toBeLessThanOrEqual(1);
  },
};

/** A jump shows its photos at once, and those around them although nothing moves any more. */
export const LeapsAndFillsUp: Story = {
  name: 'Leaps And Fills Up 跳转并补齐',
  play: async ({ canvasElement }) => {
    const grid = gridOf(canvasElement);
    await grid.scrollTo(9000);
    const { top, bottom, height } = grid.element.getBoundingClientRect();
    await waitFor(() => {
      const rows = within(grid.element).getAllByRole('row');
      const boxes = rows.map((row) => row.getBoundingClientRect());
      expect(Math.min(...boxes.map((box) => box.top))).toBeLessThanOrEqual(top - height * 0.35);
      expect(Math.max(...boxes.map((box) => box.bottom))).toBeGreaterThanOrEqual(bottom + height * 0.35);
    });
    await expect(grid.element.scrollTop).toBe(9000);
    await grid.arrive();
  },
};

/** Another size, another width, a phone turned: the photo stays where it was looked at, through all of them. */
export const SizesChange: Story = {
  name: 'Sizes Change 尺寸变化',
  play: async ({ canvasElement }) => {
    const grid = gridOf(canvasElement);
    await grid.scrollTo(6000);
    await grid.arrive();
    const { index, y } = grid.firstVisible();
    for (const change of ['换大小', '窄', '竖', '横', '宽', '换大小']) {
      await grid.press(change);
      await waitFor(() => expect(Math.abs(grid.y(index) - y)).toBeLessThanOrEqual(1));
    }
  },
};

/** The same in masonry, where every photo has a height of its own. */
export const MasonryGrowsAtItsHead: Story = {
  name: 'Masonry Grows At Its Head 瀑布流在开头变长',
  args: { layout: 'masonry' },
  play: GrowsAtItsHead.play,
};
export const MasonrySizesChange: Story = {
  name: 'Masonry Sizes Change 瀑布流尺寸变化',
  args: { layout: 'masonry' },
  play: SizesChange.play,
};
export const ColumnsGrowAtTheirHead: Story = {
  name: 'Columns Grow At Their Head 各列在开头变长',
  args: { layout: 'columns' },
  play: GrowsAtItsHead.play,
};
