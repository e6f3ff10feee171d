import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { readmeKeys } from '../../../scripts/readme-keys.ts';
import { Cropper, type CropperHandle } from './Cropper.tsx';
import type { Area } from './geometry/index.ts';
import { en } from './labels.ts';
import { bitmap, stubPictures } from './test/bitmaps.ts';

stubPictures();

const rows = readmeKeys('cropper').map(([key]) => key);

interface Shown {
  pixels: () => Area | undefined;
}

/** Under a frame of 100 × 100 a picture of 1000 × 500: five of its pixels for one of the screen. */
async function showCropper(): Promise<Shown> {
  const handle: { current: CropperHandle | null } = { current: null };
  const picture = bitmap(1000, 500);
  const frame = { frameSize: { width: 100, height: 100 }, defaultAspect: 1 };
  render(<Cropper image={picture} {...frame} ref={handle} labels={en} />);
  await screen.findByRole('slider', { name: 'Zoom' });
  await userEvent.tab();
  expect(screen.getByRole('application', { name: 'Crop area' })).toHaveFocus();
  return { pixels: () => handle.current?.getCrop()?.areaPixels };
}

const slider = (name: string) => screen.getByRole('slider', { name });
const button = (name: string) => screen.getByRole('button', { name });

/** The keys of each row, and what must have happened then. */
const walks: Readonly<Record<string, (shown: Shown) => Promise<void>>> = {
  async arrows({ pixels }) {
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(pixels()).toEqual({ x: 245, y: 0, width: 500, height: 500 });
    await userEvent.keyboard('+{ArrowDown}');
    const { y: above = 0 } = pixels() ?? {};
    await userEvent.keyboard('{ArrowUp}');
    expect(pixels()?.y).toBeGreaterThan(above);
  },
  async 'Shift + ↑…'({ pixels }) {
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(pixels()).toEqual({ x: 300, y: 0, width: 500, height: 500 });
  },
  async '+ −'({ pixels }) {
    await userEvent.keyboard('+');
    expect(pixels()).toEqual({ x: 273, y: 23, width: 454, height: 454 });
    await userEvent.keyboard('-');
    expect(pixels()).toEqual({ x: 250, y: 0, width: 500, height: 500 });
  },
  async Tab() {
    const zoom = [button('Zoom out'), slider('Zoom'), button('Zoom in')];
    const rotation = [button('Rotate 90° clockwise'), slider('Straighten')];
    for (const stop of [...zoom, ...rotation, button('Flip horizontally'), button('Reset')]) {
      await userEvent.tab();
      expect(stop).toHaveFocus();
    }
    const turn = vi.fn();
    button('Reset').addEventListener('click', turn);
    await userEvent.keyboard('{Enter} ');
    expect(turn).toHaveBeenCalledTimes(2);
  },
};

it('the README names the keys that are tested here', () => {
  expect(rows.toSorted()).toEqual(Object.keys(walks).toSorted());
});

it.each(rows)('%s', async (row) => {
  await walks[row]?.(await showCropper());
});
