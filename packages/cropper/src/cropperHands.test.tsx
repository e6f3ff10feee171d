import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Cropper, type CropperHandle } from './Cropper.tsx';
import type { Crop } from './geometry/index.ts';
import { en } from './labels.ts';
import type { CropResult } from './stage/Stage.ts';
import { bitmap, stubPictures } from './test/bitmaps.ts';

stubPictures();

const picture = bitmap(1000, 500);
const frame = { width: 100, height: 100 };
const handle: { current: CropperHandle | null } = { current: null };

/** Says where the crop is, as owners do: it is rendered anew with every move. */
function Owner({ onRender }: { onRender?: () => void }) {
  const [result, setResult] = useState<CropResult>();
  onRender?.();
  return (
    <>
      <Cropper
        source={picture}
        frame={frame}
        previews={[50]}
        ref={handle}
        labels={en}
        onCropChange={setResult}
      />
      <output>{result?.rect.join(' ')}</output>
    </>
  );
}

/** Keeps a crop that never comes nearer than 100 pixels to the left edge. */
function Strict() {
  const [crop, setCrop] = useState<Crop>({ rect: [250, 0, 500, 500], turn: 0, angle: 0, flip: false });
  const keep = (next: CropResult) => {
    if (next.rect[0] >= 100) setCrop(next);
  };
  return <Cropper source={picture} frame={frame} crop={crop} ref={handle} labels={en} onCropChange={keep} />;
}

async function atStage(): Promise<HTMLElement> {
  await screen.findByRole('slider', { name: 'Zoom' });
  return screen.getByRole('application', { name: 'Crop area' });
}

const moves = () => [...document.querySelectorAll('canvas')].map(({ style }) => style.transform);
const down = (stage: HTMLElement, pointerId: number, clientX: number) =>
  fireEvent.pointerDown(stage, { pointerId, button: 0, clientX, clientY: 0 });
const move = (stage: HTMLElement, pointerId: number, clientX: number) =>
  fireEvent.pointerMove(stage, { pointerId, clientX, clientY: 0 });

it('follows the hand in every place at once, and tells each move', async () => {
  render(<Owner />);
  const stage = await atStage();
  const before = moves();
  expect(before).toHaveLength(2);
  down(stage, 1, 50);
  move(stage, 1, 40);
  const during = moves();
  expect(during[0]).toContain('translate(-550px, -250px)');
  expect(during[1]).toContain('translate(-550px, -250px)');
  expect(screen.getByRole('status')).toHaveTextContent('300 0 500 500');
  expect(handle.current?.result().rect).toEqual([300, 0, 500, 500]);
  fireEvent.pointerUp(stage, { pointerId: 1 });
  expect(moves()).toEqual(during);
  move(stage, 1, 0);
  expect(moves()).toEqual(during);
});

it('moves between two whole pixels too, however slowly', async () => {
  render(<Owner />);
  const stage = await atStage();
  fireEvent.wheel(stage, { deltaY: -1000 });
  const [x = 0] = handle.current?.result().rect ?? [];
  down(stage, 1, 0);
  for (let step = 1; step <= 20; step += 1) move(stage, 1, step * -0.1);
  fireEvent.pointerUp(stage, { pointerId: 1 });
  expect(handle.current?.result().rect[0]).toBe(x + 1);
});

it('costs its owner no rendering for what is not told', async () => {
  const onRender = vi.fn();
  render(<Owner onRender={onRender} />);
  const stage = await atStage();
  down(stage, 1, 0);
  onRender.mockClear();
  for (const at of [0.01, 0.02, 0.03]) move(stage, 1, at);
  expect(onRender).not.toHaveBeenCalled();
  fireEvent.pointerUp(stage, { pointerId: 1 });
});

it('shows only what the owner of a controlled crop keeps', async () => {
  render(<Strict />);
  const stage = await atStage();
  down(stage, 1, 0);
  move(stage, 1, 20);
  expect(handle.current?.result().rect[0]).toBe(150);
  const kept = moves();
  move(stage, 1, 45);
  expect(handle.current?.result().rect[0]).toBe(150);
  expect(moves()).toEqual(kept);
  fireEvent.pointerUp(stage, { pointerId: 1 });
  expect(moves()).toEqual(kept);
});
