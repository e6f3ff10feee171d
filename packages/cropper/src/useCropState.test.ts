import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Crop, panned } from './geometry/index.ts';
import { useCropState } from './useCropState.ts';

const bounds = { picture: { width: 1000, height: 500 }, frame: { width: 100, height: 100 }, maxZoom: 10 };
const left = (pixels: number) => (box: typeof bounds, view: Parameters<typeof panned>[1]) =>
  panned(box, view, { x: -pixels, y: 0 });

it('goes on from the view before, and tells its owner', () => {
  const onCropChange = vi.fn();
  const { result } = renderHook(() => useCropState({ bounds, onCropChange }));
  expect(result.current.crop.rect).toEqual([250, 0, 500, 500]);
  act(() => {
    result.current.change(left(5));
    result.current.change(left(5));
  });
  expect(result.current.crop.rect).toEqual([300, 0, 500, 500]);
  expect(onCropChange).toHaveBeenLastCalledWith(expect.objectContaining({ rect: [300, 0, 500, 500] }));
});

it('shows views past React while it is held', () => {
  const show = vi.fn();
  const { result } = renderHook(() => useCropState({ bounds }));
  act(() => result.current.hold(show));
  act(() => result.current.change(left(10)));
  expect(show).toHaveBeenCalledTimes(1);
  expect(result.current.crop.rect).toEqual([250, 0, 500, 500]);
  expect(result.current.now().rect).toEqual([300, 0, 500, 500]);
  act(() => result.current.letGo());
  expect(result.current.crop.rect).toEqual([300, 0, 500, 500]);
});

it('is its owner’s where the crop is controlled', () => {
  const crop: Crop = { rect: [100, 0, 500, 500], turn: 0, angle: 0, flip: false };
  const onCropChange = vi.fn();
  const { result } = renderHook(() => useCropState({ bounds, crop, onCropChange }));
  act(() => result.current.hold(vi.fn()));
  act(() => result.current.change(left(10)));
  expect(onCropChange).toHaveBeenCalledWith(expect.objectContaining({ rect: [150, 0, 500, 500] }));
  expect(result.current.crop.rect).toEqual(crop.rect);
  expect(result.current.now().rect).toEqual(crop.rect);
});
