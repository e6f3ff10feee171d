import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { readmeKeys } from '../../../scripts/readme-keys.ts';
import { en } from './labels.ts';
import { PhotoViewer } from './PhotoViewer.tsx';
import { DownloadButton } from './parts/DownloadButton.tsx';
import { FavoriteButton } from './parts/FavoriteButton.tsx';
import { KeyboardHelp } from './parts/KeyboardHelp.tsx';
import { SlideshowButton } from './parts/SlideshowButton.tsx';

const rows = readmeKeys('photo-viewer').map(([key]) => key);

const photos = Array.from({ length: 5 }, (_, at) => ({
  src: `/${at}.jpg`,
  width: 4000,
  height: 3000,
  srcSet: [{ src: `/${at}.webp`, width: 480 }],
  name: `Picture ${at}`,
}));

const mark = vi.fn();

function Host({ onOpenChange }: { onOpenChange: () => void }) {
  const [index, setIndex] = useState(2);
  return (
    <PhotoViewer
      open
      {...{ index, onOpenChange, photos, labels: en }}
      actions={[
        <SlideshowButton key="s" />,
        <DownloadButton key="d" />,
        <FavoriteButton key="." onFavoriteChange={mark} />,
        <KeyboardHelp key="?" />,
      ]}
      onIndexChange={setIndex}
    />
  );
}

const position = (text: string) => screen.getByText(text);
const transform = () => screen.getByRole('img', { name: /^Picture/ }).parentElement?.style.transform;

/** The keys to press for each row, and the expectations after them. */
const walks: Readonly<Record<string, readonly (readonly [keys: string, check: () => void])[]>> = {
  '← →, Page Up, Page Down': [
    ['{ArrowRight}', () => position('4 / 5')],
    ['{ArrowLeft}', () => position('3 / 5')],
    ['{PageDown}', () => position('4 / 5')],
    ['{PageUp}', () => position('3 / 5')],
  ],
  'Home, End': [
    ['{End}', () => position('5 / 5')],
    ['{Home}', () => position('1 / 5')],
  ],
  '+ −': [
    ['+', () => expect(transform()).toContain('scale(1.5)')],
    ['-', () => expect(transform()).toContain('scale(1)')],
  ],
  '0': [['++0', () => expect(transform()).toContain('scale(1)')]],
  'arrows while zoomed': [
    ['++{ArrowRight}', () => expect(transform()).toMatch(/^translate\(-80px(, 0px)?\)/)],
    ['{ArrowDown}', () => expect(transform()).toContain('translate(-80px, -80px)')],
    ['{ArrowLeft}{ArrowUp}', () => expect(transform()).toMatch(/^translate\(0px(, 0px)?\)/)],
  ],
  R: [['r', () => expect(transform()).toContain('rotate(90deg)')]],
  F: [['f', () => expect(HTMLElement.prototype.requestFullscreen).toHaveBeenCalledTimes(1)]],
  S: [
    ['s', () => screen.getByRole('button', { name: 'Pause slideshow' })],
    ['s', () => screen.getByRole('button', { name: 'Play slideshow' })],
  ],
  '.': [['.', () => expect(mark).toHaveBeenCalledTimes(1)]],
  D: [['d', () => expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledTimes(1)]],
  '?': [['??', () => expect(screen.queryByRole('region', { name: 'Keyboard shortcuts' })).toBeNull()]],
  Escape: [],
};

it('the README names the keys that are walked here', () => {
  expect(rows.toSorted()).toEqual(Object.keys(walks).toSorted());
});

it.each(rows)('%s', async (row) => {
  HTMLElement.prototype.requestFullscreen = vi.fn(async () => {});
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const onOpenChange = vi.fn();
  render(<Host onOpenChange={onOpenChange} />);
  await screen.findByRole('button', { name: 'Close' });
  for (const [keys, check] of walks[row] ?? []) {
    await userEvent.keyboard(keys);
    check();
  }
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledTimes(1));
  click.mockRestore();
  Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen');
});

it('navigates fast while a key is held, however long a photo takes', async () => {
  render(<Host onOpenChange={vi.fn()} />);
  const close = await screen.findByRole('button', { name: 'Close' });
  const isFast = () => document.querySelector('[data-fast-navigation]') !== null;
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  fireEvent.keyDown(close, { key: 'ArrowLeft' });
  expect(isFast()).toBe(false);
  now.mockReturnValue(10_500);
  fireEvent.keyDown(close, { key: 'ArrowLeft', repeat: true });
  position('1 / 5');
  expect(isFast()).toBe(true);
  now.mockRestore();
  await waitFor(() => expect(isFast()).toBe(false));
  await userEvent.keyboard('{ArrowRight}');
  position('2 / 5');
});
