import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RefObject, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { AspectControl } from './AspectControl.tsx';
import { AvatarCropper } from './AvatarCropper.tsx';
import { CoverCropper } from './CoverCropper.tsx';
import { Cropper, type CropperHandle, type CropperProps } from './Cropper.tsx';
import type { Area } from './geometry/index.ts';
import { en } from './labels.ts';
import { bitmap, stubPictures } from './test/bitmaps.ts';

stubPictures();

const frame = { frameSize: { width: 100, height: 100 }, defaultAspect: 1 } as const;
const area = (x: number, y: number, width: number, height = width): Area => ({ x, y, width, height });
const landscape = bitmap(1000, 500);

async function show(props: Partial<CropperProps> = {}) {
  const onCropChange = vi.fn();
  const onCropComplete = vi.fn();
  const handle: { current: CropperHandle | null } = { current: null };
  const all = { image: landscape, labels: en, ...frame, onCropChange, onCropComplete, ...props };
  const view = render(<Cropper ref={handle} {...all} />);
  await screen.findByRole('button', { name: 'Flip horizontally' });
  const root = screen.getByRole('application', { name: 'Crop area' });
  const crop = () => handle.current?.getCrop();
  const rerender = (next: Partial<CropperProps>) =>
    view.rerender(<Cropper ref={handle} {...all} {...next} />);
  return {
    ...view,
    rerender,
    root,
    crop,
    handle,
    onCropChange,
    onCropComplete,
    pixels: () => crop()?.areaPixels,
  };
}

const down = (root: HTMLElement, x: number, y = 0, pointerId = 1) =>
  fireEvent.pointerDown(root, { pointerId, button: 0, clientX: x, clientY: y });
const move = (root: HTMLElement, x: number, y = 0, pointerId = 1) =>
  fireEvent.pointerMove(root, { pointerId, clientX: x, clientY: y });
const up = (root: HTMLElement, pointerId = 1) => fireEvent.pointerUp(root, { pointerId });
const slider = (name: string) => screen.getByRole('slider', { name });
const button = (name: string) => screen.getByRole('button', { name });

/** Keeps a crop that never comes closer than 100 pixels to the left edge. */
function Strict({ handle }: { handle: RefObject<CropperHandle | null> }) {
  const [crop, setCrop] = useState(area(250, 0, 500));
  const keep = (next: Area) => {
    if (next.x >= 100) setCrop(next);
  };
  return <Cropper image={landscape} {...frame} crop={crop} onCropChange={keep} ref={handle} labels={en} />;
}

describe('opening', () => {
  it('starts with as much as fits, around the middle, and passes that to onReady', async () => {
    const onReady = vi.fn();
    await show({ onReady });
    expect(onReady).toHaveBeenCalledExactlyOnceWith({
      area: { x: 25, y: 0, width: 50, height: 100 },
      areaPixels: area(250, 0, 500),
      rotation: 0,
      flip: false,
      image: { width: 1000, height: 500 },
    });
  });

  it('shows an error and reports its code for a side below 10 pixels', async () => {
    const onError = vi.fn();
    render(<CoverCropper image={bitmap(9, 400)} onError={onError} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Image size too small');
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'too-small' }));
  });

  it('takes a side of 10 pixels', async () => {
    expect((await show({ image: bitmap(10, 10) })).pixels()).toEqual(area(0, 0, 10));
  });

  it('shows an error for a type that accept does not list', async () => {
    render(<AvatarCropper image={new Blob([], { type: 'image/gif' })} accept="image/png" labels={en} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('not supported');
  });

  it('keeps area and controls when another image is opened, and starts from its whole', async () => {
    const { rerender, root, pixels } = await show();
    fireEvent.input(slider('Zoom'), { target: { value: '100' } });
    const zoom = slider('Zoom');
    rerender({ image: bitmap(400, 400) });
    expect(pixels()).toBeUndefined();
    await vi.waitFor(() => expect(pixels()).toEqual(area(0, 0, 400)));
    expect(screen.getByRole('application')).toBe(root);
    expect(slider('Zoom')).toBe(zoom);
    expect(zoom).toHaveValue('0');
  });

  it('renders on a server', () => {
    const html = renderToString(<Cropper image={bitmap(20, 20)} />);
    expect(html).toContain('data-state="loading"');
    expect(html).toContain('aria-busy="true"');
  });
});

describe('gestures', () => {
  it('drags the image; several moves before a rendering add up', async () => {
    const { root, pixels, onCropComplete } = await show();
    down(root, 50);
    act(() => {
      for (const x of [45, 40]) move(root, x);
    });
    expect(root).toHaveAttribute('data-moving');
    expect(onCropComplete).not.toHaveBeenCalled();
    up(root);
    expect(pixels()).toEqual(area(300, 0, 500));
    expect(root).not.toHaveAttribute('data-moving');
    expect(onCropComplete).toHaveBeenCalledExactlyOnceWith(
      { x: 30, y: 0, width: 50, height: 100 },
      area(300, 0, 500),
    );
  });

  it('moves the picture and each preview by their transform before React commits', async () => {
    const { root, container, onCropChange } = await show({ previews: [50] });
    const transforms = () =>
      [...container.querySelectorAll('canvas')].map((canvas) => canvas.parentElement?.style.transform);
    down(root, 50);
    move(root, 40);
    const during = transforms();
    expect(during).toHaveLength(2);
    for (const transform of during) expect(transform).toContain('translate(-550px, -250px)');
    expect(onCropChange).toHaveBeenLastCalledWith(area(300, 0, 500));
    up(root);
    expect(transforms()).toEqual(during);
    move(root, 0);
    expect(transforms()).toEqual(during);
  });

  it('keeps the live position when the owner renders during a gesture', async () => {
    const { root, rerender, pixels } = await show();
    down(root, 50);
    move(root, 40);
    rerender({ previews: [] });
    move(root, 35);
    up(root);
    expect(pixels()).toEqual(area(325, 0, 500));
  });

  it('moves between two whole pixels too, however slowly', async () => {
    const { root, pixels } = await show();
    fireEvent.wheel(root, { deltaY: -1000 });
    const { x = 0 } = pixels() ?? {};
    down(root, 0);
    for (let step = 1; step <= 20; step += 1) move(root, step * -0.1);
    up(root);
    expect(pixels()?.x).toBe(x + 1);
  });

  it('pinches with two fingers', async () => {
    const { root, pixels } = await show();
    down(root, -20);
    down(root, 20, 0, 2);
    move(root, -40);
    move(root, 40, 0, 2);
    up(root);
    up(root, 2);
    expect(pixels()?.width).toBe(250);
  });

  it('zooms with the wheel without scrolling the page', async () => {
    const { root, pixels } = await show();
    expect(fireEvent.wheel(root, { deltaY: -500 })).toBe(false);
    expect(pixels()?.width).toBeLessThan(200);
  });
});

describe('controls', () => {
  it('zooms to ten times at the end of the slider', async () => {
    const { pixels } = await show();
    fireEvent.input(slider('Zoom'), { target: { value: '100' } });
    expect(pixels()).toMatchObject({ width: 50, height: 50 });
    expect(slider('Zoom')).toHaveAttribute('aria-valuetext', '1000%');
    expect(button('Zoom in')).toHaveAttribute('aria-disabled', 'true');
  });

  it('rotates by quarters, straightens, flips and resets', async () => {
    const user = userEvent.setup();
    const { crop } = await show();
    await user.click(button('Rotate 90° clockwise'));
    fireEvent.input(slider('Straighten'), { target: { value: '10' } });
    expect(crop()).toMatchObject({ rotation: 100, flip: false });
    await user.click(button('Flip horizontally'));
    expect(crop()).toMatchObject({ rotation: 260, flip: true });
    expect(slider('Straighten')).toHaveValue('-10');
    await user.click(button('Reset'));
    expect(crop()).toMatchObject({ rotation: 0, flip: false, areaPixels: area(250, 0, 500) });
  });

  it('selects an aspect ratio and keeps the zoom', async () => {
    const user = userEvent.setup();
    const onAspectChange = vi.fn();
    const options = [
      { value: 1, label: '1:1' },
      { value: 2, label: '2:1' },
    ];
    const { pixels, onCropComplete } = await show({
      onAspectChange,
      children: (cropper) => <AspectControl cropper={cropper} options={options} labels={en} />,
    });
    await user.click(screen.getByRole('radio', { name: '2:1' }));
    expect(onAspectChange).toHaveBeenCalledExactlyOnceWith(2);
    expect(pixels()).toEqual(area(0, 0, 1000, 500));
    expect(onCropComplete).toHaveBeenLastCalledWith(area(0, 0, 100), area(0, 0, 1000, 500));
  });

  it('has no rotation for covers', async () => {
    render(<CoverCropper image={bitmap(600, 800)} labels={en} />);
    await screen.findByRole('slider', { name: 'Zoom' });
    expect(screen.queryByRole('button', { name: 'Flip horizontally' })).toBeNull();
  });
});

describe('controlled values', () => {
  it('shows a default crop as it was', async () => {
    const { pixels, onCropChange } = await show({ defaultCrop: area(100, 50, 200) });
    expect(pixels()).toEqual(area(100, 50, 200));
    expect(onCropChange).not.toHaveBeenCalled();
  });

  it('shows only a crop that its owner keeps', async () => {
    const user = userEvent.setup();
    const { root, pixels, onCropChange } = await show({ crop: area(100, 50, 200) });
    act(() => root.focus());
    await user.keyboard('{ArrowLeft}');
    expect(onCropChange).toHaveBeenLastCalledWith(area(102, 50, 200));
    expect(pixels()).toEqual(area(100, 50, 200));
  });

  it('follows an owner that keeps some crops during a drag', async () => {
    const handle: { current: CropperHandle | null } = { current: null };
    render(<Strict handle={handle} />);
    await screen.findByRole('slider', { name: 'Zoom' });
    const root = screen.getByRole('application');
    down(root, 0);
    move(root, 20);
    expect(handle.current?.getCrop()?.areaPixels.x).toBe(150);
    move(root, 45);
    expect(handle.current?.getCrop()?.areaPixels.x).toBe(150);
    up(root);
  });

  it('shows the zoom, rotation, flip and aspect ratio of its props and reports changes', async () => {
    const user = userEvent.setup();
    const asked = { onZoomChange: vi.fn(), onRotationChange: vi.fn(), onFlipChange: vi.fn() };
    const { crop, rerender } = await show({ zoom: 2, rotation: 90, flip: true, aspect: 1, ...asked });
    expect(crop()).toMatchObject({ rotation: 90, flip: true, areaPixels: { width: 250, height: 250 } });
    await user.click(button('Zoom in'));
    await user.click(button('Rotate 90° clockwise'));
    await user.click(button('Flip horizontally'));
    expect(asked.onZoomChange.mock.lastCall?.[0]).toBeCloseTo(2.2, 6);
    expect(asked.onRotationChange).toHaveBeenCalledWith(180);
    expect(asked.onFlipChange).toHaveBeenCalledWith(false);
    expect(crop()).toMatchObject({ rotation: 90, flip: true, areaPixels: { width: 250 } });
    rerender({ zoom: 4, rotation: 0, flip: false, aspect: 2, ...asked });
    expect(crop()).toMatchObject({ rotation: 0, flip: false, areaPixels: { width: 250, height: 125 } });
  });
});

describe('a selection', () => {
  const selection = {
    mode: 'selection',
    defaultAspect: 'free',
    frameSize: { width: 500, height: 500 },
  } as const;

  it('starts with the whole image and is resized by a handle and moved', async () => {
    const { root, pixels, onCropComplete } = await show(selection);
    expect(pixels()).toEqual(area(0, 0, 1000, 500));
    const corner = button('Bottom right corner');
    down(corner, 250, 125);
    move(root, 150, 75);
    up(root);
    // Half of a CSS pixel per image pixel.
    expect(pixels()).toEqual(area(0, 0, 800, 400));
    down(corner.parentElement ?? root, 0);
    move(root, 30, 20);
    up(root);
    expect(pixels()).toEqual(area(60, 40, 800, 400));
    expect(onCropComplete).toHaveBeenCalledTimes(2);
  });

  it('is drawn from outside', async () => {
    const { root, pixels } = await show({ ...selection, defaultCrop: area(0, 0, 100) });
    down(root, 0, 0);
    move(root, 100, 50);
    up(root);
    expect(pixels()).toEqual(area(500, 250, 200, 100));
  });

  it('is resized and moved by arrow keys', async () => {
    const user = userEvent.setup();
    const { root, pixels } = await show(selection);
    act(() => button('Right edge').focus());
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(pixels()).toEqual(area(0, 0, 980, 500));
    act(() => root.focus());
    await user.keyboard('{ArrowRight}');
    expect(pixels()).toEqual(area(2, 0, 980, 500));
  });

  it('stays on the same part of the image when that is rotated and flipped', async () => {
    const user = userEvent.setup();
    const { crop } = await show({ ...selection, defaultCrop: area(100, 50, 300, 200) });
    await user.click(button('Rotate 90° clockwise'));
    await user.click(button('Flip horizontally'));
    expect(crop()).toMatchObject({ rotation: 270, flip: true, areaPixels: area(100, 50, 300, 200) });
  });
});

describe('cutting', () => {
  it('is busy until the file is written', async () => {
    let finish: (file: Blob) => void = () => undefined;
    const writing = new Promise<Blob>((resolve) => {
      finish = resolve;
    });
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext = () => ({ fillRect() {}, translate() {}, rotate() {}, scale() {}, drawImage() {} });
        convertToBlob = () => writing;
      },
    );
    const { root, handle } = await show();
    const written = handle.current?.toBlob({ width: 100 });
    await vi.waitFor(() => expect(root).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('status')).toHaveTextContent('Cropping');
    await act(async () => finish(new Blob(['cut'], { type: 'image/jpeg' })));
    expect(await written).toHaveProperty('type', 'image/jpeg');
    expect(root).toHaveAttribute('aria-busy', 'false');
  });

  it('rejects while there is no image', async () => {
    const handle: { current: CropperHandle | null } = { current: null };
    render(<Cropper image={bitmap(9, 9)} ref={handle} />);
    await screen.findByRole('alert');
    await expect(handle.current?.toBlob()).rejects.toMatchObject({ code: 'not-ready' });
    expect(handle.current?.getCrop()).toBeUndefined();
  });
});
