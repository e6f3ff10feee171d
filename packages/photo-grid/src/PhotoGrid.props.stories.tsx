import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PhotoItem } from '@xiangji/internal/items';
import { Button } from '@xiangji/ui';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PhotoGrid } from './PhotoGrid.tsx';
import type { PhotoGridProps } from './PhotoGridProps.ts';
import { gridArgTypes } from './stories/gridArgTypes.ts';
import { storyPhoto, storySections, storySource } from './stories/storyPhotos.ts';
import type { TileImageProps } from './tile/PhotoTileProps.ts';
import type { PhotoGridHandle } from './useGridHandle.ts';
import type { VisibleRange } from './virtual/GridEngine.ts';

const months = storySections(120, 4);
const thirdMonth = months[2];

const meta = {
  component: PhotoGrid,
  id: 'photo-grid-props',
  title: 'Photo grid/Props 常用属性',
  parameters: {
    docs: {
      lead: [
        '选择的上限、看得见的照片、滚动的位置与自己的图片。',
        'The maximum selection, the visible photos, scroll positions and your own images.',
      ],
    },
    layout: 'fullscreen',
  },
  args: { source: storySource(months), fit: 'contain' },
  argTypes: gridArgTypes,
} satisfies Meta<typeof PhotoGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const tileAt = (grid: HTMLElement, index: number) =>
  grid.querySelector<HTMLElement>(`[data-index="${index}"]`);

/** Three photos at most: a fourth one is not selected until one of them is deselected. */
export const MaximumSelection: Story = {
  name: 'Maximum Selection 选择的上限',
  args: { selectionMode: 'always', maxSelected: 3, defaultSelection: [{ start: 1, end: 4 }] },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement);
    const tiles = grid.getAllByRole('gridcell');
    const selected = () =>
      grid.queryAllByRole('gridcell', { selected: true }).map((tile) => Number(tile.dataset.index));
    await userEvent.click(tiles[0] as HTMLElement);
    await expect(selected()).toEqual([1, 2, 3]);
    await userEvent.click(tiles[2] as HTMLElement);
    await userEvent.click(tiles[0] as HTMLElement);
    await expect(selected()).toEqual([0, 1, 3]);
  },
};

/** `onVisibleRangeChange` reports the photos in the viewport, `end` excluded. */
export const VisiblePhotos: Story = {
  name: 'Visible Photos 看得见的照片',
  render: (args) => <WithVisibleRange {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shown = canvas.getByRole('status', { name: '看得见的照片' });
    await waitFor(() => expect(shown).toHaveTextContent(/^1 – \d+$/));
    const before = shown.textContent;
    const box = canvas.getByRole('region', { name: '照片框' });
    box.scrollTop = box.scrollHeight;
    await waitFor(() => expect(shown).toHaveTextContent(/^\d+ – 120$/));
    await expect(shown.textContent).not.toBe(before);
  },
};

/** A button for each section scrolls to its heading. The grid has a name of its own. */
export const ScrollToSection: Story = {
  name: 'Scroll To Section 滚动到一组',
  args: { 'aria-label': '旅行的照片' },
  render: (args) => <WithSectionButtons {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('region', { name: '照片框' });
    await expect(canvas.getByRole('grid', { name: '旅行的照片' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: thirdMonth?.name ?? '' }));
    await waitFor(() => {
      const heading = within(box).getByRole('rowheader', { name: new RegExp(thirdMonth?.name ?? '') });
      const row = heading.closest('[role=row]') ?? heading;
      const distance = row.getBoundingClientRect().top - box.getBoundingClientRect().top;
      return expect(Math.abs(distance)).toBeLessThanOrEqual(2);
    });
  },
};

/** `sizes` and `imageProps` change the images of the grid; `renderImage` renders them with another component. */
export const OwnImages: Story = {
  name: 'Own Images 自己的图片',
  args: {
    source: storySource(months, withWidths),
    sizes: '240px',
    imageProps: ({ index }) => ({ className: index === 1 ? 'of-the-owner' : undefined, loading: 'eager' }),
    renderImage: (image, { index }) => <Framed image={image} isFramed={index % 5 === 0} />,
  },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    const image = (index: number) => tileAt(grid, index)?.querySelector('img');
    await waitFor(() => expect(image(1)).toHaveAttribute('data-ready'));
    await expect(image(1)).toHaveAttribute('sizes', '240px');
    await expect(image(1)).toHaveClass('of-the-owner');
    await expect(image(0)).toHaveStyle({ filter: 'grayscale(1)' });
    await expect(image(1)).not.toHaveStyle({ filter: 'grayscale(1)' });
  },
};

const addresses = new Map<number, PhotoItem>();

/** A photo in two widths. Its images have addresses, because a grid offers no widths of `data:` images. */
function withWidths(index: number): PhotoItem {
  const known = addresses.get(index);
  if (known) return known;
  const photo = storyPhoto(index);
  const [drawn] = photo.srcSet ?? [];
  const text = decodeURIComponent(drawn?.src.split(',').slice(1).join(',') ?? '');
  const src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const item = { ...photo, srcSet: [240, 480].map((width) => ({ src, width })) };
  addresses.set(index, item);
  return item;
}

function Framed({ image, isFramed }: { image: TileImageProps; isFramed: boolean }) {
  const style = isFramed ? { ...image.style, filter: 'grayscale(1)' } : image.style;
  return <img {...image} alt={image.alt} style={style} />;
}

/** An element that scrolls. */
function Scroller({ children }: { children: (scroller: RefObject<HTMLElement | null>) => ReactNode }) {
  const scroller = useRef<HTMLElement>(null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section ref={scroller} aria-label="照片框" tabIndex={0} style={{ height: 480, overflow: 'auto' }}>
      {children(scroller)}
    </section>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', gap: 8, margin: 12 } as const;

function WithVisibleRange(args: PhotoGridProps) {
  const [range, setRange] = useState<VisibleRange>();
  return (
    <>
      <p style={bar}>
        <span>看得见的照片</span>
        <output aria-label="看得见的照片">{range && `${range.start + 1} – ${range.end}`}</output>
      </p>
      <Scroller>
        {(scroller) => <PhotoGrid {...args} scroller={scroller} onVisibleRangeChange={setRange} />}
      </Scroller>
    </>
  );
}

function WithSectionButtons(args: PhotoGridProps) {
  const grid = useRef<PhotoGridHandle>(null);
  return (
    <>
      <p style={bar}>
        {months.map(({ key, name }) => (
          <Button key={key} size="small" onClick={() => grid.current?.scrollToSection(key)}>
            {name}
          </Button>
        ))}
      </p>
      <Scroller>{(scroller) => <PhotoGrid {...args} ref={grid} scroller={scroller} />}</Scroller>
    </>
  );
}
