import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PhotoItem } from '@xiangji/internal/items';
import { createRef, type ReactNode, StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import type { PhotoSource } from '../items.ts';
import { en } from '../labels.ts';
import { PhotoViewer, type PhotoViewerProps } from '../PhotoViewer.tsx';
import { photo, sourceOf } from '../test/host.tsx';
import { Caption } from './Caption.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { ShareButton } from './ShareButton.tsx';
import { SlideshowButton } from './SlideshowButton.tsx';
import { Thumbnails } from './Thumbnails.tsx';

const show = async (actions: ReactNode, props: Partial<PhotoViewerProps> = {}) => {
  const given = { source: sourceOf(340), defaultIndex: 1, labels: en, actions, ...props };
  const viewer = <PhotoViewer {...(given as PhotoViewerProps)} />;
  const result = render(viewer);
  await screen.findByRole('button', { name: 'Next' });
  return result;
};
const button = (name: string) => screen.getByRole('button', { name });

it('keeps the index itself when it is not controlled', async () => {
  const onIndexChange = vi.fn();
  await show(undefined, { onIndexChange });
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('3 / 340')).toBeInTheDocument();
  expect(onIndexChange).toHaveBeenCalledWith(2);
});

it('Caption shows name and time, or the content of its owner', async () => {
  const { unmount } = await show(undefined, { children: <Caption /> });
  expect(screen.getByText('Picture 1')).toBeInTheDocument();
  expect(screen.getByText('1 May 2024')).toBeInTheDocument();
  unmount();
  await show(undefined, { children: <Caption>{({ id }) => `Caption of ${id}`}</Caption> });
  expect(screen.getByText('Caption of p1')).toBeInTheDocument();
});

it('Thumbnails mounts some of them, marks the current one and navigates', async () => {
  await show(undefined, { children: <Thumbnails /> });
  const strip = screen.getByRole('navigation', { name: 'Thumbnails' });
  expect(strip.querySelectorAll('button').length).toBeLessThan(40);
  expect(button('2 / 340, Picture 1')).toHaveAttribute('aria-current', 'true');
  await userEvent.click(button('6 / 340, Picture 5'));
  expect(screen.getByText('6 / 340')).toBeInTheDocument();
  expect(button('6 / 340, Picture 5')).toHaveAttribute('tabindex', '0');
  expect(button('2 / 340, Picture 1')).toHaveAttribute('tabindex', '-1');
});

it('Thumbnails requests the visible photos that are missing', async () => {
  const onLoadRange = vi.fn();
  const source = sourceOf(340, (index) => (index < 60 ? photo(index) : undefined));
  await show(undefined, { children: <Thumbnails />, onLoadRange, source });
  expect(onLoadRange).not.toHaveBeenCalled();
  const strip = screen.getByRole('navigation', { name: 'Thumbnails' });
  Object.defineProperty(strip, 'clientWidth', { value: 680 });
  fireEvent.scroll(strip, { target: { scrollLeft: 68 * 100 } });
  expect(onLoadRange).toHaveBeenCalledWith({ start: 96, end: 114, signal: expect.any(AbortSignal) });
  const [{ signal }] = onLoadRange.mock.lastCall ?? [{}];
  fireEvent.scroll(strip, { target: { scrollLeft: 0 } });
  expect(signal.aborted).toBe(true);
});

it("Thumbnails takes its owner's name and scroll handler, and still follows the scroll position", async () => {
  const onScroll = vi.fn();
  await show(undefined, { children: <Thumbnails aria-label="Photos of the day" onScroll={onScroll} /> });
  const strip = screen.getByRole('navigation', { name: 'Photos of the day' });
  Object.defineProperty(strip, 'clientWidth', { value: 680 });
  fireEvent.scroll(strip, { target: { scrollLeft: 68 * 100 } });
  expect(onScroll).toHaveBeenCalledOnce();
  expect(button('101 / 340, Picture 100')).toBeInTheDocument();
});

it('FavoriteButton asks for the other mark, by its key too, and shows the mark of the photo', async () => {
  const onFavoriteChange = vi.fn();
  const source = sourceOf(340, (index) => ({ ...photo(index), favorite: index === 2 }));
  await show([<FavoriteButton key="favorite" {...{ onFavoriteChange }} />, <KeyboardHelp key="help" />], {
    source,
  });
  expect(button('Favorite')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button('Favorite'));
  expect(onFavoriteChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'p1' }), true);
  await userEvent.keyboard('{ArrowRight}');
  expect(button('Favorite')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('.');
  expect(onFavoriteChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'p2' }), false);
  await userEvent.keyboard('?');
  expect(screen.getByRole('region', { name: 'Keyboard shortcuts' })).toHaveTextContent('.Favorite');
});

it('SlideshowButton advances after its interval, and pauses', async () => {
  await show(<SlideshowButton interval={50} />, { source: sourceOf(3), defaultIndex: 0 });
  await userEvent.click(button('Play slideshow'));
  await screen.findByText('2 / 3');
  await screen.findByText('3 / 3');
  // At the end it stops, and there is nothing more to play.
  expect(button('Play slideshow')).toBeDisabled();
});

it('SlideshowButton plays at once with defaultPlaying', async () => {
  await show(<SlideshowButton interval={50} defaultPlaying />, { source: sourceOf(2), defaultIndex: 0 });
  await screen.findByText('2 / 2');
});

it('SlideshowButton stays on the photo when it is paused by its key', async () => {
  await show(<SlideshowButton interval={60_000} />);
  await userEvent.keyboard('s');
  expect(button('Pause slideshow')).toBeInTheDocument();
  await userEvent.keyboard('s');
  expect(button('Play slideshow')).toBeInTheDocument();
  expect(screen.getByText('2 / 340')).toBeInTheDocument();
});

it('DownloadButton follows a link to the image in full size with the name of the photo', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await show(<DownloadButton />);
  await userEvent.click(button('Download'));
  await userEvent.keyboard('d');
  expect(click).toHaveBeenCalledTimes(2);
  const link = document.querySelector('a[download]');
  expect(link).toHaveAttribute('href', '/full/1');
  expect(link).toHaveAttribute('download', 'Picture 1');
  click.mockRestore();
});

it('ShareButton uses the dialog of the browser', async () => {
  const share = vi.fn(async () => {});
  Object.assign(navigator, { share });
  await show(<ShareButton getShareData={({ id }) => ({ url: `/p/${id}` })} />);
  await userEvent.click(button('Share'));
  expect(share).toHaveBeenCalledWith({ url: '/p/p1' });
  Reflect.deleteProperty(navigator, 'share');
});

it('ShareButton copies the address where the browser cannot share, and announces it', async () => {
  const user = userEvent.setup();
  await show(<ShareButton getShareData={({ id }) => ({ url: `/p/${id}` })} />);
  await user.click(button('Share'));
  expect(await screen.findByText('Link copied')).toHaveAttribute('role', 'status');
  expect(await navigator.clipboard.readText()).toBe('/p/p1');
});

it('KeyboardHelp lists the keys of mounted parts; Escape closes it before the viewer', async () => {
  const onOpenChange = vi.fn();
  await show([<SlideshowButton key="s" />, <KeyboardHelp key="k" />], { onOpenChange });
  await userEvent.keyboard('?');
  const help = screen.getByRole('region', { name: 'Keyboard shortcuts' });
  expect(help).toHaveFocus();
  expect(help).toHaveTextContent('SPlay slideshow');
  expect(help).toHaveTextContent('RRotate clockwise');
  expect(help).not.toHaveTextContent('Download');
  await userEvent.keyboard('{Escape}');
  expect(help).not.toBeInTheDocument();
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(button('Keyboard shortcuts')).toHaveFocus();
});

it('moves from right to left with dir', async () => {
  await show(undefined, { dir: 'rtl' });
  const offsets = [...document.querySelectorAll<HTMLElement>('[style*="--xj-slide-offset"]')].map((slide) =>
    slide.style.getPropertyValue('--xj-slide-offset'),
  );
  expect(offsets).toEqual(['1', '0', '-1']);
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByText('3 / 340')).toBeInTheDocument();
});

it('is a group of the page when it is inline, with keys only while it has the focus', async () => {
  await show(undefined, { mode: 'inline' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const viewer = screen.getByRole('group', { name: 'Photo viewer' });
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('2 / 340')).toBeInTheDocument();
  viewer.focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByText('3 / 340')).toBeInTheDocument());
});

it('is mounted in its container, with class, style and ref', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  let element: HTMLElement | null = null;
  const ref = (current: HTMLElement | null) => {
    element = current;
  };
  await show(undefined, { container, ref, className: 'mine', style: { inset: 8 } });
  expect(container.firstElementChild).toBe(element);
  expect(element).toHaveClass('mine');
  expect(element).toHaveStyle({ inset: '8px' });
  act(() => container.remove());
});

it('Thumbnails shows photos that are loaded later', async () => {
  const loaded = new Map<number, PhotoItem>();
  let version = 0;
  const listeners = new Set<() => void>();
  const source: PhotoSource = {
    count: 340,
    getItem: (index) => (index === 1 ? photo(1) : loaded.get(index)),
    getVersion: () => version,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  await show(undefined, { children: <Thumbnails />, source });
  expect(button('9 / 340').querySelector('img')).toBeNull();
  loaded.set(8, photo(8));
  version += 1;
  act(() => {
    for (const listener of listeners) listener();
  });
  expect(button('9 / 340, Picture 8').querySelector('img')).toHaveAttribute('src', '/small/8.webp');
});

it('KeyboardHelp passes its ref', async () => {
  const ref = createRef<HTMLButtonElement>();
  await show(<KeyboardHelp ref={ref} />);
  expect(ref.current).toBe(button('Keyboard shortcuts'));
});

it('a video that is opened directly keeps its address when effects run twice', async () => {
  render(
    <StrictMode>
      <PhotoViewer source={sourceOf(5)} defaultIndex={3} labels={en} />
    </StrictMode>,
  );
  await screen.findByRole('button', { name: 'Next' });
  expect(screen.getByLabelText('Picture 3')).toHaveAttribute('src', '/full/3');
});

it('SlideshowButton does not start again after the last photo was left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await show(<SlideshowButton interval={2000} />, { source: sourceOf(3) });
  await act(async () => button('Play slideshow').click());
  await act(async () => void (await vi.advanceTimersByTimeAsync(2500)));
  expect(screen.getByText('3 / 3')).toBeInTheDocument();
  await act(async () => button('Previous').click());
  expect(button('Play slideshow')).toBeEnabled();
  await act(async () => void (await vi.advanceTimersByTimeAsync(2500)));
  expect(screen.getByText('2 / 3')).toBeInTheDocument();
  vi.useRealTimers();
});
