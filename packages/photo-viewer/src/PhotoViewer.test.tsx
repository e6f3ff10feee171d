import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { ViewerItem } from './items.ts';
import { en } from './labels.ts';
import { PhotoViewer, type PhotoViewerProps } from './PhotoViewer.tsx';

const photo = (index: number): ViewerItem => ({
  id: `p${index}`,
  type: index === 3 ? 2 : 1,
  width: 4000,
  height: 3000,
  thumbnails: [
    [480, `/small/${index}.webp`],
    [1600, `/large/${index}.webp`],
  ],
  source: `/full/${index}`,
  name: `Picture ${index}`,
  time: '1 May 2024',
});

function Host(props: Partial<PhotoViewerProps>) {
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <PhotoViewer
        open={open}
        onClose={() => setOpen(false)}
        count={340}
        index={index}
        onIndexChange={setIndex}
        getItem={photo}
        labels={en}
        {...props}
      />
    </>
  );
}

/** Five photos come in before the present one when its button is pressed. */
function Growing() {
  const [added, setAdded] = useState(0);
  const add = () => setAdded(5);
  return (
    <PhotoViewer
      open
      onClose={() => {}}
      count={10 + added}
      index={2 + added}
      onIndexChange={() => {}}
      getItem={(index) => photo(index - added)}
      labels={en}
      topBar={() => (
        <button type="button" onClick={add}>
          Insert
        </button>
      )}
    />
  );
}

async function opened(props: Partial<PhotoViewerProps> = {}) {
  render(<Host {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Photo viewer' });
}

const shown = () => screen.getByRole('img', { name: /^Picture/ });
const frameOf = (element: HTMLElement) => element.parentElement?.style.transform;

describe('PhotoViewer', () => {
  it('says where it is and pages by keys and buttons', async () => {
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

  it('zooms in half steps, pans with arrows while zoomed, and restores', async () => {
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

  it('turns by a quarter, or asks its owner to', async () => {
    const onRotate = vi.fn();
    await opened({ onRotate });
    await userEvent.keyboard('r');
    expect(onRotate).toHaveBeenCalledWith(1, 90);
  });

  it('starts every photo whole and unturned', async () => {
    await opened();
    await userEvent.keyboard('r+');
    expect(frameOf(shown())).toContain('rotate(90deg)');
    await userEvent.keyboard('{PageDown}{PageUp}');
    await userEvent.keyboard('{PageDown}');
    expect(frameOf(shown())).toContain('scale(1) rotate(0deg)');
  });

  it('keeps the picture it has until a sharper one is there', async () => {
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

  it('says when a picture is broken and tries again', async () => {
    await opened();
    for (const url of ['/small/1.webp', '/large/1.webp'])
      fireEvent.error(document.querySelector(`img[src="${url}"]`)!);
    expect(screen.getByRole('alert')).toHaveTextContent('Picture did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(document.querySelector('img[src="/small/1.webp"]')).toBeInTheDocument();
  });

  it('plays videos and says when it cannot', async () => {
    await opened({ index: 3 });
    const video = document.querySelector('video');
    expect(video).toHaveAttribute('src', '/full/3');
    fireEvent.error(video!);
    expect(screen.getByRole('alert')).toHaveTextContent('This video cannot be played');
  });

  it('wants the entries around while some are missing', async () => {
    const onNeed = vi.fn();
    await opened({ index: 100, getItem: (index) => (index < 110 ? photo(index) : undefined), onNeed });
    expect(onNeed).toHaveBeenCalledWith({ start: 80, end: 121 });
  });

  it('stays with its photo when others come in before it', async () => {
    render(<Growing />);
    await userEvent.keyboard('+');
    const before = shown();
    await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
    expect(shown()).toBe(before);
    expect(frameOf(shown())).toContain('scale(1.5)');
    expect(screen.getByText('8 / 15')).toBeInTheDocument();
  });

  it('traps focus, closes by Escape and by its button, and gives focus back', async () => {
    const dialog = await opened();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leaves keys to fields in its slots', async () => {
    await opened({ sidePanel: <input aria-label="Description" /> });
    await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), '+0r');
    expect(frameOf(shown())).toContain('scale(1) rotate(0deg)');
  });

  it('renders nothing on a server', () => {
    expect(renderToString(<Host />)).toContain('Open');
  });
});

describe('live photos', () => {
  const live = (index: number): ViewerItem => ({ ...photo(index), type: 4, live: `/live/${index}.mp4` });

  async function openLive() {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
    render(<Host getItem={live} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const badge = await screen.findByRole('button', { name: 'Play LIVE photo' });
    const movie = document.querySelector('video');
    if (!movie) throw new Error('no movie');
    return { play, badge, movie };
  }

  it('plays once on opening, without sound, and again when its badge is pressed', async () => {
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

  it('keeps the still when the movie cannot be played', async () => {
    const { play, movie } = await openLive();
    fireEvent.error(movie);
    expect(screen.queryByRole('button', { name: 'Play LIVE photo' })).toBeNull();
    expect(document.querySelector('[data-viewer-frame] img')).not.toBeNull();
    play.mockRestore();
  });
});
