import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from './labels.ts';
import { PhotoGrid } from './PhotoGrid.tsx';
import type { PhotoGridProps } from './PhotoGridProps.ts';
import { createPagedSource } from './source/pagedSource.ts';
import type { PhotoGridHandle } from './useGridHandle.ts';

const COUNT = 400;
const sections = ['May', 'April'].map((name) => ({ key: name, name, count: COUNT / 2 }));
const photos = Array.from({ length: COUNT }, (_, index) => ({
  ...{ src: `/${index}.jpg`, width: 400, height: 300 },
  srcSet: [{ src: `/${index}-small.webp`, width: 200 }],
  alt: `Lake ${index}`,
}));

const grid = (props: PhotoGridProps = {}) => (
  <PhotoGrid {...({ photos, sections, labels: en, ...props } as PhotoGridProps)} />
);
const cell = (index: number) => screen.getByRole('gridcell', { name: `Lake ${index}` });
const image = (index: number) => cell(index).querySelector('img');
const selected = () =>
  screen.queryAllByRole('gridcell', { selected: true }).map((tile) => Number(tile.dataset.index));

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

describe('the selection of a grid', () => {
  it('replaces a single photo, and has no checks for sections', async () => {
    const onSelectionChange = vi.fn();
    render(grid({ selectionMode: 'always', maxSelected: 1, onSelectionChange }));
    await userEvent.click(cell(2));
    await userEvent.click(cell(4));
    expect(onSelectionChange.mock.calls).toEqual([[[{ start: 2, end: 3 }]], [[{ start: 4, end: 5 }]]]);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByRole('grid')).not.toHaveAttribute('aria-multiselectable');
    await userEvent.click(cell(4));
    expect(selected()).toEqual([]);
    await userEvent.click(screen.getByText('May'));
    act(() => cell(4).focus());
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(selected()).toEqual([]);
    await userEvent.keyboard('{Control>} {/Control}');
    expect(selected()).toEqual([4]);
  });

  it('stops at the maximum, also by a range and by all', async () => {
    render(grid({ selectionMode: 'always', maxSelected: 3 }));
    await userEvent.click(cell(1));
    fireEvent.click(cell(6), { shiftKey: true });
    expect(selected()).toEqual([1, 2, 3]);
    act(() => cell(1).focus());
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(selected()).toEqual([1, 2, 3]);
  });

  it('leaves out disabled photos, which do not open either', async () => {
    const onOpen = vi.fn();
    const isDisabled = (index: number) => index % 2 === 1;
    render(grid({ selectionMode: 'toggle', isDisabled, onOpen }));
    await userEvent.click(cell(3));
    act(() => cell(3).focus());
    await userEvent.keyboard('{Enter} ');
    expect(onOpen).not.toHaveBeenCalled();
    expect(cell(3)).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(cell(0), { ctrlKey: true });
    fireEvent.click(cell(4), { shiftKey: true });
    expect(selected()).toEqual([0, 2, 4]);
    const check = screen.getByRole('checkbox', { name: 'Select all photos of May' });
    await userEvent.click(check);
    expect(selected().every((index) => index % 2 === 0)).toBe(true);
    await userEvent.click(check);
    expect(selected()).toEqual([]);
  });
});

describe('the scroll position of a grid', () => {
  it('starts at an anchor, and scrolls to a section', () => {
    const ref = createRef<PhotoGridHandle>();
    const { unmount } = render(grid({ ref }));
    act(() => ref.current?.scrollToPhoto(150, 'start'));
    const anchor = ref.current?.getAnchor();
    unmount();
    render(grid({ ref, initialAnchor: anchor }));
    expect(cell(150)).toBeInTheDocument();
    expect(ref.current?.getAnchor()).toEqual(anchor);
    act(() => ref.current?.scrollToSection('April'));
    expect(ref.current?.getAnchor()).toMatchObject({ key: 'April', position: 0, below: 48 });
    act(() => ref.current?.scrollToSection('nothing'));
    expect(ref.current?.getAnchor()).toMatchObject({ key: 'April', position: 0 });
  });

  it('reports the photos in the viewport when they change', () => {
    const ref = createRef<PhotoGridHandle>();
    const onVisibleRangeChange = vi.fn();
    render(grid({ ref, onVisibleRangeChange }));
    expect(onVisibleRangeChange).toHaveBeenCalledExactlyOnceWith({ start: 0, end: expect.any(Number) });
    act(() => ref.current?.scrollToPhoto(200, 'start'));
    const [range] = onVisibleRangeChange.mock.lastCall ?? [];
    expect(range.start).toBeLessThanOrEqual(200);
    expect(range.end).toBeGreaterThan(200);
  });
});

describe('the images of a grid', () => {
  it('have the sizes and attributes of their owner', () => {
    render(
      grid({
        sizes: '25vw',
        imageProps: ({ index }) => ({ crossOrigin: 'anonymous', className: `own-${index}` }),
      }),
    );
    expect(image(3)).toHaveAttribute('sizes', '25vw');
    expect(image(3)).toHaveAttribute('crossorigin', 'anonymous');
    expect(image(3)).toHaveClass('own-3');
    expect(image(3)).toHaveAttribute('src', '/3-small.webp');
  });

  it('are rendered by another component, which reports that they are loaded', () => {
    render(
      grid({
        renderImage: ({ src, width, height, onLoad, 'data-ready': ready }, { item }) => (
          <img
            data-original={item.src}
            data-ready={ready}
            {...{ src, width, height, onLoad }}
            alt="by another component"
          />
        ),
      }),
    );
    const own = image(2) as HTMLImageElement;
    expect(own).toHaveAttribute('data-original', '/2.jpg');
    expect(own.width).toBeGreaterThan(0);
    fireEvent.load(own);
    expect(own).toHaveAttribute('data-ready');
  });
});

it('takes its name from its owner', () => {
  const { rerender } = render(grid({ 'aria-label': 'Holiday' }));
  expect(screen.getByRole('grid', { name: 'Holiday' })).toBeInTheDocument();
  rerender(
    <>
      <h2 id="title">Album</h2>
      {grid({ 'aria-labelledby': 'title' })}
    </>,
  );
  expect(screen.getByRole('grid', { name: 'Album' })).toBeInTheDocument();
});

it('keeps padding free at both edges, and takes lengths as functions of the width', () => {
  render(grid({ layout: 'squares', padding: 24, columns: (width) => Math.round(width / 200), gap: 10 }));
  expect(screen.getByRole('grid').style.marginInline).toBe('24px');
  // 1024 px without layout in jsdom: five columns.
  expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '5');
  expect(Number.parseFloat(cell(0).style.width)).toBeCloseTo((1024 - 48 - 40) / 5, 0);
});

it('loads and shows the photos of a paged source without any other prop', async () => {
  const source = createPagedSource({
    sections,
    loadRange: async ({ start, end }) => photos.slice(start, end),
    keyOf: ({ src }) => src,
  });
  render(<PhotoGrid source={source} labels={en} />);
  expect(await screen.findByRole('gridcell', { name: 'Lake 0' })).toBeInTheDocument();
  expect(screen.getByRole('rowgroup', { name: 'May' })).toBeInTheDocument();
});

describe('a list that becomes shorter', () => {
  it('moves the focus to its new last photo, and takes it from nothing else later', async () => {
    const few = (count: number) =>
      grid({ photos: photos.slice(0, count), sections: [{ key: 'May', name: 'May', count }] });
    const { rerender } = render(few(3));
    act(() => cell(2).focus());
    rerender(few(2));
    expect(cell(1)).toHaveFocus();
    rerender(few(0));
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    rerender(few(3));
    expect(field).toHaveFocus();
    field.remove();
  });

  it('scrolls to a section without photos', () => {
    const ref = createRef<PhotoGridHandle>();
    const [may, april] = sections;
    const empty = { key: 'none', name: 'none', count: 0 };
    render(grid({ ref, sections: [may!, empty, april!] }));
    act(() => ref.current?.scrollToSection('none'));
    expect(ref.current?.getAnchor()).toMatchObject({ key: 'April', position: 0, below: 96 });
  });
});

it('renderImage receives the attributes of imageProps', () => {
  render(
    grid({
      imageProps: () => ({ crossOrigin: 'anonymous', alt: 'from props' }),
      renderImage: (image) => <img {...image} alt={image.alt} data-own="" />,
    }),
  );
  expect(image(0)).toHaveAttribute('crossorigin', 'anonymous');
  expect(image(0)).toHaveAttribute('alt', 'from props');
  expect(image(0)).toHaveAttribute('data-own');
});
