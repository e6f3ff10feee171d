import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PhotoItem, RangeRequest } from '@xiangji/internal/items';
import { createRef, Profiler, useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createGridController } from './gridController.ts';
import { en } from './labels.ts';
import { PhotoGrid } from './PhotoGrid.tsx';
import type { PhotoGridProps } from './PhotoGridProps.ts';
import { sourceOf } from './test/sourceOf.ts';
import type { TileState } from './tile/PhotoTileProps.ts';
import type { PhotoGridHandle } from './useGridHandle.ts';

function photo(index: number): PhotoItem {
  const type = (['photo', 'photo', 'video', 'gif', 'live'] as const)[index % 5];
  return {
    id: `p${index}`,
    width: 400,
    height: 300,
    type,
    duration: type === 'video' ? 65 : undefined,
    srcSet: [{ src: `/thumb/${index}.webp`, width: 200 }],
    name: `Picture ${index}`,
  };
}

const sections = [
  { key: '2024-05', name: 'May 2024', count: 6 },
  { key: '2024-04', name: 'April 2024', count: 300 },
];

const photos = sourceOf(photo);
/** Before anything is loaded. */
const missing = sourceOf(() => undefined);

function grid(props: Partial<PhotoGridProps> = {}) {
  return <PhotoGrid {...({ sections, source: photos, labels: en, ...props } as PhotoGridProps)} />;
}

/** A scrolling element whose own ref is set only after the effects of its children. */
function ScrollBox({ from, onRender }: { from?: number; onRender: () => void }) {
  const scroller = useRef<HTMLDivElement>(null);
  const handle = useRef<PhotoGridHandle>(null);
  useLayoutEffect(() => {
    if (from !== undefined) handle.current?.scrollToPhoto(from, 'start');
  }, [from]);
  return (
    <div ref={scroller}>
      <Profiler id="grid" onRender={onRender}>
        {grid({ scroller, ref: handle })}
      </Profiler>
    </div>
  );
}

const cell = (index: number) => screen.getByRole('gridcell', { name: new RegExp(`^Picture ${index}, `) });

describe('PhotoGrid', () => {
  it('renders the photos near the viewport only, and has the number of all rows', () => {
    render(grid());
    expect(screen.getByRole('grid', { name: 'Photos' })).toHaveAttribute('aria-rowcount');
    expect(Number(screen.getByRole('grid').getAttribute('aria-rowcount'))).toBeGreaterThan(60);
    expect(screen.getAllByRole('gridcell').length).toBeLessThan(80);
    expect(within(screen.getByRole('rowgroup', { name: 'May 2024' })).getAllByRole('gridcell')).toHaveLength(
      6,
    );
  });

  it('describes a photo', () => {
    render(grid());
    expect(within(cell(2)).getByText(/1:05/)).toBeInTheDocument();
    expect(within(cell(3)).getByText('GIF')).toBeInTheDocument();
    expect(within(cell(4)).getByText('LIVE')).toBeInTheDocument();
  });

  it('opens a photo by click and by Enter', async () => {
    const onOpen = vi.fn();
    render(grid({ onOpen }));
    await userEvent.click(cell(3));
    expect(onOpen).toHaveBeenLastCalledWith(3, cell(3), expect.objectContaining({ type: 'click' }));
    cell(1).focus();
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(1, cell(1), expect.objectContaining({ type: 'keydown' }));
  });

  it('is one tab stop that follows the arrows', async () => {
    render(grid());
    await userEvent.tab();
    expect(cell(0)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(cell(2)).toHaveFocus();
    expect(screen.getAllByRole('gridcell').filter((tile) => tile.tabIndex === 0)).toEqual([cell(2)]);
  });

  it('keeps focus on a photo far down that was not rendered before', async () => {
    render(grid());
    cell(0).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(cell(305)).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    expect(cell(0)).toHaveFocus();
  });

  it('selects by check, click, Shift+click and section, and announces the number', async () => {
    const onSelectionChange = vi.fn();
    render(grid({ selectionMode: 'toggle', onSelectionChange }));
    await userEvent.click(within(cell(1)).getByRole('button', { name: 'Select Picture 1' }));
    expect(onSelectionChange).toHaveBeenLastCalledWith([{ start: 1, end: 2 }]);
    await userEvent.click(cell(3));
    expect(cell(3)).toHaveAttribute('aria-selected', 'true');
    fireEvent.click(cell(5), { shiftKey: true });
    expect(onSelectionChange).toHaveBeenLastCalledWith([
      { start: 1, end: 2 },
      { start: 3, end: 6 },
    ]);
    const check = screen.getByRole('checkbox', { name: 'Select all photos of May 2024' });
    expect(check).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(check);
    expect(check).toHaveAttribute('aria-checked', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('6 photos selected');
  });

  it('selects by keyboard across photos that are not rendered', async () => {
    const onSelectionChange = vi.fn();
    render(grid({ selectionMode: 'toggle', onSelectionChange }));
    cell(0).focus();
    await userEvent.keyboard(' {Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}');
    expect(onSelectionChange).toHaveBeenLastCalledWith([{ start: 0, end: 2 }]);
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(onSelectionChange).toHaveBeenLastCalledWith([{ start: 0, end: 306 }]);
    await userEvent.keyboard('{Escape}');
    expect(onSelectionChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard('{Control>} {/Control}');
    expect(onSelectionChange).toHaveBeenLastCalledWith([{ start: 0, end: 6 }]);
  });

  it('selects a section by all of its heading while photos are selected, and by its check alone before', async () => {
    render(grid({ selectionMode: 'toggle' }));
    const [heading] = screen.getAllByRole('rowheader');
    const check = screen.getByRole('checkbox', { name: 'Select all photos of May 2024' });
    await userEvent.click(heading as HTMLElement);
    expect(check).toHaveAttribute('aria-checked', 'false');
    fireEvent.click(cell(0), { ctrlKey: true });
    await userEvent.click(heading as HTMLElement);
    expect(check).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(screen.getAllByText('May 2024')[0] as HTMLElement);
    expect(check).toHaveAttribute('aria-checked', 'false');
  });

  it('leaves pictures and their names as they are when all are selected', async () => {
    const items = Array.from({ length: 306 }, (_, index) => photo(index));
    const name = vi.fn(en.photo);
    render(
      grid({ photos: items, source: undefined, selectionMode: 'toggle', labels: { ...en, photo: name } }),
    );
    act(() => cell(0).focus());
    name.mockClear();
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(name).not.toHaveBeenCalled();
    for (const one of screen.getAllByRole('gridcell')) expect(one).toHaveAttribute('aria-selected', 'true');
  });

  it('selects by dragging, deselects on the way back, and opens nothing', () => {
    const onSelectionChange = vi.fn();
    const onOpen = vi.fn();
    render(grid({ layout: 'squares', selectionMode: 'toggle', onSelectionChange, onOpen }));
    // Without layout the list is at the viewport's corner: 48 px of heading, then squares.
    const size = Number.parseFloat(cell(0).style.width);
    const at = (nth: number) => ({
      clientX: size * (nth + 0.5),
      clientY: 60,
      pointerId: 1,
      pointerType: 'mouse',
    });
    fireEvent.pointerDown(cell(0), { ...at(0), button: 0 });
    fireEvent.pointerMove(cell(2), at(2));
    expect(onSelectionChange).toHaveBeenLastCalledWith([{ start: 0, end: 3 }]);
    fireEvent.pointerMove(cell(1), at(1));
    expect(onSelectionChange).toHaveBeenLastCalledWith([{ start: 0, end: 2 }]);
    fireEvent.pointerUp(cell(1), at(1));
    fireEvent.click(cell(1));
    expect(onSelectionChange).toHaveBeenLastCalledWith([{ start: 0, end: 2 }]);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('is controlled when it is given a selection', async () => {
    const onSelectionChange = vi.fn();
    render(grid({ selectionMode: 'always', selection: [{ start: 0, end: 1 }], onSelectionChange }));
    await userEvent.click(cell(2));
    expect(onSelectionChange).toHaveBeenCalledWith([
      { start: 0, end: 1 },
      { start: 2, end: 3 },
    ]);
    expect(cell(2)).toHaveAttribute('aria-selected', 'false');
  });

  it('keeps the same photos selected when others are inserted or removed', async () => {
    const photos = Array.from({ length: 8 }, (_, index) => photo(index));
    const onSelectionChange = vi.fn();
    const list = () => {
      const sections = [{ key: 'all', name: '', count: photos.length }];
      return grid({
        sections,
        source: { count: photos.length, getItem: (at) => photos[at] },
        selectionMode: 'toggle',
        onSelectionChange,
      });
    };
    const { rerender } = render(list());
    fireEvent.click(cell(2), { ctrlKey: true });
    fireEvent.click(cell(4), { shiftKey: true });
    // The owner's list changes in place: the grid can only know the ids that it has read before.
    photos.unshift(photo(20), photo(21));
    photos.splice(5, 0, photo(22));
    rerender(list());
    const selected = () =>
      screen
        .getAllByRole('gridcell', { selected: true })
        .map((tile) => tile.getAttribute('aria-label')?.slice(0, 9));
    expect(selected()).toEqual(['Picture 2', 'Picture 3', 'Picture 4']);
    expect(onSelectionChange).toHaveBeenLastCalledWith([
      { start: 4, end: 5 },
      { start: 6, end: 8 },
    ]);
    photos.splice(4, 1);
    rerender(list());
    expect(selected()).toEqual(['Picture 3', 'Picture 4']);
    fireEvent.click(cell(0), { shiftKey: true });
    expect(selected()).toContain('Picture 0');
  });

  it('calls onSelectionChange with the new indices of a controlled selection, and keeps a selection that came with the list', () => {
    const onSelectionChange = vi.fn();
    const more = [{ key: '2024-06', name: 'June 2024', count: 40 }, ...sections];
    const next = { sections: more, source: sourceOf((index) => photo(index - 40)) };
    const props = { selectionMode: 'toggle', onSelectionChange } as const;
    const selection = [{ start: 1, end: 3 }] as const;
    const { rerender } = render(grid({ ...props, selection }));
    rerender(grid({ ...props, selection, ...next }));
    expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith([{ start: 41, end: 43 }]);
    rerender(grid({ ...props, selection: [{ start: 1, end: 3 }] }));
    expect(onSelectionChange).toHaveBeenCalledOnce();
  });

  it('loads missing photos near the viewport, shows their tiles, and aborts requests when it is unmounted', () => {
    const onLoadRange = vi.fn();
    const { rerender, unmount } = render(grid({ source: missing, onLoadRange }));
    expect(onLoadRange).toHaveBeenCalledTimes(1);
    expect(onLoadRange.mock.calls[0]?.[0]).toMatchObject({ start: 0 });
    expect(screen.getAllByRole('gridcell', { name: 'Loading' }).length).toBeGreaterThan(8);
    rerender(grid({ onLoadRange }));
    expect(screen.queryByRole('gridcell', { name: 'Loading' })).not.toBeInTheDocument();
    unmount();
    expect(onLoadRange.mock.calls[0]?.[0].signal.aborted).toBe(true);
  });

  it('shows a range that was rejected as failed, says so, and loads it again by its button and by Enter', async () => {
    const onLoadRange = vi.fn(() => Promise.reject(new Error('offline')));
    const onOpen = vi.fn();
    render(grid({ source: missing, onLoadRange, onOpen }));
    const [failed, next] = await screen.findAllByRole('gridcell', { name: /^Photo did not load/ });
    expect(screen.getByRole('status')).toHaveTextContent('Photo did not load');
    expect(failed).not.toHaveAttribute('aria-busy');
    // The grid tries again by itself after a second: nothing may happen between the two counts.
    const loadsBy = (press: () => void) => {
      const before = onLoadRange.mock.calls.length;
      press();
      return onLoadRange.mock.calls.length - before;
    };
    const retry = within(failed as HTMLElement).getByRole('button', { name: 'Retry' });
    expect(loadsBy(() => fireEvent.click(retry))).toBe(1);
    await screen.findAllByRole('gridcell', { name: /^Photo did not load/ });
    expect(loadsBy(() => fireEvent.keyDown(next as HTMLElement, { key: 'Enter' }))).toBe(1);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('loads missing photos again on request', async () => {
    const ref = createRef<PhotoGridHandle>();
    const onLoadRange = vi.fn((_: RangeRequest) => new Promise(() => {}));
    render(grid({ ref, source: missing, onLoadRange }));
    act(() => ref.current?.reload());
    expect(onLoadRange).toHaveBeenCalledTimes(2);
    expect(onLoadRange.mock.calls[0]?.[0].signal.aborted).toBe(true);
    expect(onLoadRange.mock.calls[1]?.[0]).toMatchObject({ start: 0 });
  });

  it('waits until the scrubber rests before it loads photos that a drag passes', () => {
    vi.useFakeTimers();
    const onLoadRange = vi.fn();
    const controller = createGridController();
    const { unmount } = render(grid({ source: missing, onLoadRange, controller }));
    act(() => vi.advanceTimersByTime(1_000));
    onLoadRange.mockClear();
    act(() => controller.seek(3_000, true));
    act(() => vi.advanceTimersByTime(300));
    act(() => controller.seek(9_000, true));
    act(() => vi.advanceTimersByTime(300));
    const whileDragged = onLoadRange.mock.calls.length;
    act(() => vi.advanceTimersByTime(60));
    const atRest = onLoadRange.mock.calls.length;
    unmount();
    vi.useRealTimers();
    expect([whileDragged, atRest > 0]).toEqual([0, true]);
  });

  it('loads photos that are out of date again, and shows them until then', () => {
    const onLoadRange = vi.fn();
    const isStale = (index: number) => index >= 2 && index < 5;
    render(grid({ source: { count: 0, getItem: photo, isStale }, onLoadRange }));
    expect(onLoadRange).toHaveBeenCalledTimes(1);
    expect(onLoadRange.mock.calls[0]?.[0]).toMatchObject({ start: 2, end: 5 });
    expect(screen.queryByRole('gridcell', { name: 'Loading' })).not.toBeInTheDocument();
  });

  it('offers to retry a broken picture', async () => {
    render(grid());
    const image = cell(0).querySelector('img');
    fireEvent.error(image!);
    expect(cell(0)).toHaveAccessibleName(/^Picture 0, Photo.*Picture did not load/);
    await userEvent.click(within(cell(0)).getByRole('button', { name: 'Retry' }));
    expect(cell(0).querySelector('img')).toHaveAttribute('src', '/thumb/0.webp');
  });

  it('keeps focus on a photo that loads', () => {
    const { rerender } = render(grid({ source: missing }));
    act(() => screen.getAllByRole('gridcell', { name: 'Loading' })[2]?.focus());
    rerender(grid());
    expect(cell(2)).toHaveFocus();
  });

  it('scrolls to a photo and back to an anchor', () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const ref = createRef<PhotoGridHandle>();
    render(grid({ ref }));
    act(() => ref.current?.scrollToPhoto(200, 'start'));
    expect(cell(200)).toBeInTheDocument();
    const anchor = ref.current?.getAnchor();
    act(() => ref.current?.scrollToPhoto(0, 'start'));
    expect(screen.queryByRole('gridcell', { name: /^Picture 200, / })).not.toBeInTheDocument();
    act(() => ref.current?.restoreAnchor(anchor!));
    expect(cell(200)).toBeInTheDocument();
    expect(scrolled).toHaveBeenCalled();
    scrolled.mockRestore();
  });

  it('renders once in a scrolling element, and scrolls at once', async () => {
    const drawn = vi.fn();
    const { unmount } = render(<ScrollBox onRender={drawn} />);
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    expect(drawn).toHaveBeenCalledOnce();
    unmount();
    const scrolled = vi.fn();
    Object.assign(Element.prototype, { scrollTo: scrolled });
    render(<ScrollBox onRender={drawn} from={200} />);
    expect(cell(200)).toBeInTheDocument();
    expect(scrolled).toHaveBeenCalledOnce();
    Reflect.deleteProperty(Element.prototype, 'scrollTo');
  });

  it('keeps the visible photos in place when photos are inserted above', () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const ref = createRef<PhotoGridHandle>();
    const { rerender } = render(grid({ ref }));
    act(() => ref.current?.scrollToPhoto(200, 'center'));
    const before = ref.current?.getAnchor();
    const more = [{ key: '2024-06', name: 'June 2024', count: 40 }, ...sections];
    rerender(grid({ ref, sections: more, source: sourceOf((index) => photo(index - 40)) }));
    expect(ref.current?.getAnchor()).toEqual(before);
    scrolled.mockRestore();
  });

  it('renders an empty state, header and footer, and custom tiles and headings', () => {
    const { rerender } = render(grid({ sections: [], empty: <p>Nothing here</p>, footer: <p>0 photos</p> }));
    expect(screen.getByText('Nothing here')).toBeInTheDocument();
    expect(screen.getByText('0 photos')).toBeInTheDocument();
    rerender(
      grid({
        renderTile: ({ item }) => <b>{item.id}</b>,
        renderHeading: ({ section }) => <h2>{section.key}</h2>,
      }),
    );
    expect(screen.getByText('p0')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '2024-05' })).toBeInTheDocument();
  });

  it('passes custom attributes to cells, but keeps position, role and name', () => {
    const tileProps = ({ item }: TileState) => ({
      className: 'mine',
      style: { opacity: 0.5, width: 1 },
      'data-photo': item.id,
    });
    render(grid({ tileProps }));
    const tile = cell(3);
    expect(tile).toHaveAttribute('data-photo', 'p3');
    expect(tile).toHaveClass('mine');
    expect(tile.style.opacity).toBe('0.5');
    expect(Number.parseFloat(tile.style.width)).toBeGreaterThan(40);
    expect(tile).toHaveAccessibleName(/Picture 3/);
  });

  it('calls onContextMenu with the index of the photo', () => {
    const onContextMenu = vi.fn();
    render(grid({ onContextMenu }));
    fireEvent.contextMenu(cell(4));
    expect(onContextMenu).toHaveBeenCalledWith(4, expect.objectContaining({ type: 'contextmenu' }));
  });

  it('renders on a server for a phone, a tablet and a desktop, or for the size that the server knows', () => {
    const widths = (html: string) => {
      document.body.innerHTML = html;
      const tiles = [...document.querySelectorAll<HTMLElement>('[data-index="0"]')];
      return tiles.map((tile) => Math.round(Number.parseFloat(tile.style.width)));
    };
    const [phone, tablet, desktop] = widths(renderToString(grid({ layout: 'squares' })));
    // Four in a row of 390, three of 820 and five of 1440 pixels.
    expect([phone, tablet, desktop]).toEqual([95, 271, 285]);
    expect(
      widths(renderToString(grid({ layout: 'squares', defaultSize: { width: 390, height: 844 } }))),
    ).toEqual([phone]);
    document.body.innerHTML = '';
  });

  it("hydrates the server's rendering, then shows one set of rows in its real size", async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(grid());
    document.body.append(container);
    const onRecoverableError = vi.fn();
    await act(async () => void hydrateRoot(container, grid(), { onRecoverableError }));
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.querySelectorAll('[data-index="0"]')).toHaveLength(1);
    container.remove();
  });
});

describe('a section of thousands', () => {
  const long = [
    { key: 'I', name: 'I', count: 2_500 },
    { key: 'J', name: 'J', count: 4 },
  ];

  it('is one rowgroup, and its heading selects all of it', () => {
    const onSelectionChange = vi.fn();
    const handle = createRef<PhotoGridHandle>();
    render(grid({ sections: long, selectionMode: 'toggle', onSelectionChange, ref: handle }));
    act(() => handle.current?.scrollToPhoto(1_800, 'center'));
    expect(screen.getAllByRole('rowgroup', { name: 'I' })).toHaveLength(1);
    expect(cell(1_800)).toBeInTheDocument();
    fireEvent.click(within(screen.getByRole('rowgroup', { name: 'I' })).getByRole('checkbox', { name: /I/ }));
    expect(onSelectionChange).toHaveBeenLastCalledWith([{ start: 0, end: 2_500 }]);
  });
});
