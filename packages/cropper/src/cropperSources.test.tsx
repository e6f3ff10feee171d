import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Cropper, type CropperHandle } from './Cropper.tsx';
import { en } from './labels.ts';
import { stubImages } from './test/images.ts';

beforeEach(() => {
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made += 1;
    return `blob:${made}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const frame = { width: 100, height: 100 };
const handle: { current: CropperHandle | null } = { current: null };
const cropperOf = (source: Blob | string) => (
  <Cropper previews={[50]} labels={en} ref={handle} {...{ source, frame }} />
);
const zoom = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Zoom' });

it('keeps stage, controls and previews in place from one picture to the next', async () => {
  const images = stubImages();
  const { rerender, container } = render(cropperOf('/one.jpg'));
  const slider = await zoom();
  const stage = screen.getByRole('application');
  fireEvent.change(slider, { target: { value: '100' } });
  expect(slider).toHaveAttribute('aria-valuetext', '1000%');
  expect(container.querySelectorAll('img')).toHaveLength(2);
  act(() => slider.focus());
  const decoding = Promise.withResolvers<void>();
  images.decode = () => decoding.promise;
  rerender(cropperOf('/two.jpg'));
  expect(handle.current).toBeNull();
  expect(container.querySelectorAll('img')).toHaveLength(0);
  await vi.waitFor(() => expect(handle.current?.result().rect).toEqual([100, 0, 400, 400]));
  await act(async () => decoding.resolve());
  expect(await zoom()).toBe(slider);
  expect(slider).toHaveFocus();
  expect(slider).toHaveAttribute('aria-valuetext', '100%');
  expect(slider.valueAsNumber).toBe(0);
  expect(screen.getByRole('application')).toBe(stage);
  expect(container.querySelectorAll('img')).toHaveLength(2);
  expect(container.querySelector('img')).toHaveAttribute('crossorigin', 'anonymous');
});

it('takes nothing from the controls while there is no picture', async () => {
  stubImages();
  const { rerender } = render(cropperOf('/one.jpg'));
  const slider = await zoom();
  rerender(cropperOf('/two.jpg'));
  fireEvent.change(slider, { target: { value: '50' } });
  await vi.waitFor(() => expect(handle.current).not.toBeNull());
  expect(handle.current?.result().rect).toEqual([100, 0, 400, 400]);
  expect(slider.valueAsNumber).toBe(0);
});

it('shows a huge file as sharp as its frame at first, and then sharper, where it lay', async () => {
  stubImages();
  let answer: (data: object) => void = () => {};
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: object }) => void) | undefined;
      terminate() {}
      postMessage() {
        answer = (data) => this.onmessage?.({ data });
      }
    },
  );
  const huge = new Blob([new Uint8Array(12_000_001)], { type: 'image/jpeg' });
  const { container } = render(cropperOf(huge));
  const size = { width: 12_000, height: 8000, file: new Blob() };
  await act(async () => answer({ ...size, pixels: { width: 300, height: 200 }, more: true }));
  await vi.waitFor(() => expect(handle.current).not.toBeNull());
  const shown = () => [...container.querySelectorAll('img')].map(({ style }) => style.transform);
  const transform = (scale: string, x: number, y: number) =>
    `rotate(0deg) scale(${scale}) translate(${x}px, ${y}px)`;
  // A frame of 100 over 8000 pixels, of which one in forty is there; the preview is half as large.
  expect(shown().toSorted()).toEqual([transform('0.25', -150, -100), transform('0.5', -150, -100)]);
  await act(async () => answer({ ...size, pixels: { width: 1200, height: 801 }, more: false }));
  // One pixel more in its height is stretched away: nothing at the frame's edge is left open.
  await vi.waitFor(() =>
    expect(shown().toSorted()).toEqual([
      transform('0.0625, 0.062422', -600, -400.5),
      transform('0.125, 0.124844', -600, -400.5),
    ]),
  );
  expect(container.querySelectorAll('img')).toHaveLength(2);
  expect(handle.current?.result().rect).toEqual([2000, 0, 8000, 8000]);
});
