import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { readmeKeys } from '../../../scripts/readme-keys.ts';
import { Cropper, type CropperHandle } from './Cropper.tsx';
import { en } from './labels.ts';
import { bitmap, stubPictures } from './test/bitmaps.ts';

stubPictures();

const rows = readmeKeys('cropper').map(([key]) => key);

type Hands = { rect: () => readonly number[] | undefined; angle: () => number | undefined };

/** Under a frame of 100 × 100 a picture of 1000 × 500: five of its pixels for one of the screen. */
async function onStage(): Promise<Hands> {
  const handle: { current: CropperHandle | null } = { current: null };
  const picture = bitmap(1000, 500);
  render(<Cropper source={picture} frame={{ width: 100, height: 100 }} ref={handle} labels={en} />);
  await screen.findByRole('slider', { name: 'Zoom' });
  await userEvent.tab();
  expect(screen.getByRole('application', { name: 'Crop area' })).toHaveFocus();
  return { rect: () => handle.current?.result().rect, angle: () => handle.current?.result().angle };
}

const slider = (name: string) => screen.getByRole('slider', { name });
const button = (name: string) => screen.getByRole('button', { name });

/** What is pressed for each row, and what must have happened then. */
const walks: Readonly<Record<string, (hands: Hands) => Promise<void>>> = {
  async arrows({ rect }) {
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(rect()).toEqual([245, 0, 500, 500]);
    await userEvent.keyboard('+{ArrowDown}');
    const [, above = 0] = rect() ?? [];
    await userEvent.keyboard('{ArrowUp}');
    expect(rect()?.[1]).toBeGreaterThan(above);
  },
  async 'Shift + ↑…'({ rect }) {
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(rect()).toEqual([300, 0, 500, 500]);
  },
  async '+ −'({ rect }) {
    await userEvent.keyboard('+');
    expect(rect()).toEqual([273, 23, 454, 454]);
    await userEvent.keyboard('-');
    expect(rect()).toEqual([250, 0, 500, 500]);
  },
  async Tab() {
    const stops = [slider('Zoom'), button('Zoom in'), button('Rotate 90° clockwise'), slider('Fine angle')];
    for (const stop of [...stops, button('Flip horizontally'), button('Reset')]) {
      await userEvent.tab();
      expect(stop).toHaveFocus();
    }
    const turn = vi.fn();
    button('Reset').addEventListener('click', turn);
    await userEvent.keyboard('{Enter} ');
    expect(turn).toHaveBeenCalledTimes(2);
  },
};

it('the README names the keys that are walked here', () => {
  expect(rows.toSorted()).toEqual(Object.keys(walks).toSorted());
});

it.each(rows)('%s', async (row) => {
  await walks[row]?.(await onStage());
});
