import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PhotoItem } from '@xiangji/internal/items';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { en } from './labels.ts';
import { PhotoViewer } from './PhotoViewer.tsx';
import { Host, opened, photo, shown, sourceOf } from './test/host.tsx';

/** A list that gets five photos before the current one when its button is pressed. */
function Growing() {
  const [added, setAdded] = useState(0);
  const add = () => setAdded(5);
  return (
    <PhotoViewer
      open
      index={2 + added}
      onIndexChange={() => {}}
      source={sourceOf(10 + added, (index) => photo(index - added))}
      labels={en}
      actions={
        <button type="button" onClick={add}>
          Insert
        </button>
      }
    />
  );
}

const frameOf = (element: HTMLElement) => element.parentElement?.style.transform;

describe('PhotoViewer', () => {
  it('announces its position and navigates by keys and buttons', async () => {
    await opened();
    expect(screen.getByRole('status')).toHaveTextContent('Photo 2 of 340, Picture 1, 1 May 2024');
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toHaveAccessibleName('Picture 0');
    expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(shown()).toHaveAccessibleName('Picture 1');
    await userEvent.keyboard('{End}');
    expect(screen.getByText('340 / 340')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });

  it('zooms in half steps, pans with arrows while zoomed, and resets the zoom', async () => {
    await opened();
    await userEvent.keyboard('+');
    expect(frameOf(shown())).toContain('scale(1.5)');
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(frameOf(shown())).toContain('scale(2)');
    await userEvent.keyboard('{ArrowRight}');
    expect(frameOf(shown())).toContain('translate(-80px');
    expect(shown()).toHaveAccessibleName('Picture 1');
    await userEvent.keyboard('0');
    expect(frameOf(shown())).toContain('scale(1)');
    expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  });

  it('zooms by wheel and by double click', async () => {
    const dialog = await opened();
    fireEvent.wheel(shown(), { deltaY: -120 });
    expect(frameOf(shown())).toContain('scale(1.5)');
    fireEvent.wheel(shown(), { deltaY: 120 });
    expect(frameOf(shown())).toContain('scale(1)');
    await userEvent.dblClick(shown());
    expect(frameOf(within(dialog).getByRole('img', { name: /^Picture/ }))).toContain('scale(2)');
  });

  it('calls onRotate instead of rotating, when given', async () => {
    const onRotate = vi.fn();
    await opened({ onRotate });
    await userEvent.keyboard('r');
    expect(onRotate).toHaveBeenCalledWith(1, 90);
  });

  it('keeps a rotated photo under the pointer when something else renders', async () => {
    const rotated = { ...photo(1), rotation: 90 };
    const viewer = (actions: string) => (
      <PhotoViewer open {...{ actions, labels: en, index: 0 }} photos={[rotated]} />
    );
    const { rerender } = render(viewer('one'));
    const frame = shown().parentElement;
    if (!frame) throw new Error('no frame');
    frame.style.transform = 'translate(30px, 5px)';
    rerender(viewer('two'));
    expect(frame.style.transform).toBe('translate(30px, 5px)');
  });

  it('shows every photo whole and without rotation at first', async () => {
    await opened();
    await userEvent.keyboard('r+');
    expect(frameOf(shown())).toContain('rotate(90deg)');
    await userEvent.keyboard('{PageDown}{PageUp}');
    await userEvent.keyboard('{PageDown}');
    expect(frameOf(shown())).toContain('scale(1) rotate(0deg)');
  });

  it('keeps the rendition that is shown until a sharper one is decoded', async () => {
    await opened();
    const small = document.querySelector<HTMLImageElement>('img[src="/small/1.webp"]');
    fireEvent.load(small!);
    await waitFor(() => expect(small).toHaveAttribute('data-ready'));
    const large = document.querySelector<HTMLImageElement>('img[src="/large/1.webp"]');
    expect(large).not.toHaveAttribute('data-ready');
    await userEvent.keyboard('++');
    expect(document.querySelector('img[src="/full/1"]')).toBeInTheDocument();
    expect(small).toBeInTheDocument();
    fireEvent.error(document.querySelector('img[src="/full/1"]')!);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps the sharpest rendition, in any order of loading', async () => {
    await opened();
    const [small, large] = ['small', 'large'].map((size) =>
      document.querySelector(`img[src="/${size}/1.webp"]`),
    );
    fireEvent.load(large!);
    fireEvent.load(small!);
    await userEvent.keyboard('++');
    expect(document.querySelector('img[src="/full/1"]')).toBeInTheDocument();
    expect(large).toBeInTheDocument();
    expect(small).toHaveAttribute('data-under');
  });

  it('shows the rendition of the tile that it opens from first', async () => {
    const tile = (height: number) => ({ openFrom: () => ({ x: 0, y: 0, width: 100, height }) });
    const first = (viewer: HTMLElement) =>
      viewer.querySelector('[data-viewer-frame] img')?.getAttribute('src');
    expect(first(await opened(tile(900)))).toBe('/large/1.webp');
    cleanup();
    expect(first(await opened(tile(200)))).toBe('/small/1.webp');
  });

  it('reports a photo that cannot be loaded and tries again', async () => {
    await opened();
    for (const url of ['/small/1.webp', '/large/1.webp'])
      fireEvent.error(document.querySelector(`img[src="${url}"]`)!);
    expect(screen.getByRole('alert')).toHaveTextContent('Photo did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(document.querySelector('img[src="/small/1.webp"]')).toBeInTheDocument();
  });

  it('reports that it is offline, keeps the current photo, and loads the rest when it is online again', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await opened();
    const network = (there: boolean) => {
      online.mockReturnValue(there);
      fireEvent(window, new Event(there ? 'online' : 'offline'));
    };
    const small = document.querySelector('img[src="/small/1.webp"]')!;
    fireEvent.load(small);
    await waitFor(() => expect(small).toHaveAttribute('data-ready'));
    network(false);
    fireEvent.error(document.querySelector('img[src="/large/1.webp"]')!);
    expect(screen.getByText(en.offline)).toBeInTheDocument();
    expect(document.querySelector('img[src="/small/1.webp"]')).toHaveAttribute('data-ready');
    expect(document.querySelector('img[src="/large/1.webp"]')).not.toBeInTheDocument();
    network(true);
    expect(screen.queryByText(en.offline)).not.toBeInTheDocument();
    expect(document.querySelector('img[src="/large/1.webp"]')).toBeInTheDocument();
    online.mockRestore();
  });

  it('says that the network is slow until the sharp rendition is loaded', () => {
    vi.useFakeTimers();
    render(<Host />);
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.queryByText(en.slow)).not.toBeInTheDocument();
    act(() => vi.advanceTimersByTime(3000));
    expect(screen.getByText(en.slow)).toBeInTheDocument();
    fireEvent.load(document.querySelector('img[src="/large/1.webp"]')!);
    expect(screen.queryByText(en.slow)).not.toBeInTheDocument();
    vi.useRealTimers();
  });

  it('says for a moment how to leave fullscreen', async () => {
    const root = await opened();
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: root });
    vi.useFakeTimers();
    fireEvent(document, new Event('fullscreenchange'));
    expect(screen.getByText('Press ESC/F11 to exit fullscreen')).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(3000));
    expect(screen.queryByText('Press ESC/F11 to exit fullscreen')).not.toBeInTheDocument();
    vi.useRealTimers();
    Reflect.deleteProperty(document, 'fullscreenElement');
  });

  it('requests the movie alone of a video without a poster', async () => {
    const bare = (index: number): PhotoItem => ({ ...photo(index), srcSet: index === 3 ? [] : undefined });
    await opened({ source: sourceOf(340, bare), index: 3 });
    const video = document.querySelector('video');
    expect(video).toHaveAttribute('src', '/full/3');
    expect(video).not.toHaveAttribute('poster');
    const requested = Array.from(document.images, (image) => image.getAttribute('src'));
    expect(requested).not.toContain('/full/3');
  });

  it('plays videos and reports one that cannot be played', async () => {
    await opened({ index: 3 });
    const video = document.querySelector('video');
    expect(video).toHaveAttribute('src', '/full/3');
    fireEvent.error(video!);
    expect(screen.getByRole('alert')).toHaveTextContent('This video cannot be played');
  });

  it('requests the photos around while some are missing', async () => {
    const onLoadRange = vi.fn();
    const source = sourceOf(340, (index) => (index < 110 ? photo(index) : undefined));
    await opened({ index: 100, source, onLoadRange });
    expect(onLoadRange).toHaveBeenCalledWith({ start: 80, end: 121, signal: expect.any(AbortSignal) });
  });

  it('stays with its photo when others are inserted before it', async () => {
    render(<Growing />);
    await userEvent.keyboard('+');
    const before = shown();
    await userEvent.click(await screen.findByRole('button', { name: 'Insert' }));
    expect(shown()).toBe(before);
    expect(frameOf(shown())).toContain('scale(1.5)');
    expect(screen.getByText('8 / 15')).toBeInTheDocument();
  });

  it('shows the photo that replaces a deleted one, and closes when none is left', async () => {
    const onOpenChange = vi.fn();
    const onIndexChange = vi.fn();
    const viewer = (ids: number[]) => (
      <PhotoViewer open {...{ onOpenChange, onIndexChange, labels: en, index: 1 }} photos={ids.map(photo)} />
    );
    const { rerender } = render(viewer([0, 1, 2]));
    await userEvent.keyboard('+');
    rerender(viewer([0, 2]));
    expect(shown()).toHaveAccessibleName('Picture 2');
    expect(frameOf(shown())).toContain('scale(1)');
    rerender(viewer([0]));
    expect(onIndexChange).toHaveBeenCalledWith(0);
    rerender(viewer([]));
    expect(onOpenChange).toHaveBeenCalledTimes(1);
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('leaves keys to fields in its side panel', async () => {
    await opened({ sidePanel: <input aria-label="Description" /> });
    await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), '+0r');
    expect(frameOf(shown())).toContain('scale(1) rotate(0deg)');
  });

  it('renders nothing on a server', () => {
    expect(renderToString(<Host />)).toContain('Open');
  });
});

describe('live photos', () => {
  const live = (index: number): PhotoItem => ({ ...photo(index), type: 'live', video: `/live/${index}.mp4` });

  async function openLive() {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
    render(<Host source={sourceOf(340, live)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const badge = await screen.findByRole('button', { name: 'Play LIVE photo' });
    const movie = document.querySelector('video');
    if (!movie) throw new Error('no movie');
    return { play, badge, movie };
  }

  it('play once on opening, without sound, and again when the badge is pressed', async () => {
    const { play, badge, movie } = await openLive();
    expect(play).toHaveBeenCalledTimes(1);
    expect(movie.muted).toBe(true);
    fireEvent.playing(movie);
    expect(movie).toHaveAttribute('data-playing');
    fireEvent.ended(movie);
    expect(movie).not.toHaveAttribute('data-playing');
    fireEvent.click(badge);
    expect(play).toHaveBeenCalledTimes(2);
    play.mockRestore();
  });

  it('keep the still when the movie cannot be played', async () => {
    const { play, movie } = await openLive();
    fireEvent.error(movie);
    expect(screen.queryByRole('button', { name: 'Play LIVE photo' })).toBeNull();
    expect(document.querySelector('[data-viewer-frame] img')).not.toBeNull();
    play.mockRestore();
  });
});
