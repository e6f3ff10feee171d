import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { AvatarCropper } from './AvatarCropper.tsx';
import { CoverCropper } from './CoverCropper.tsx';
import { Cropper, type CropperHandle, type CropperProps } from './Cropper.tsx';
import { en } from './labels.ts';
import { bitmap, FakeBitmap, stubPictures } from './test/bitmaps.ts';

const frame = { width: 100, height: 100 };

stubPictures();

async function show(props: Partial<CropperProps> = {}) {
  const onCropChange = vi.fn();
  const handle: { current: CropperHandle | null } = { current: null };
  const view = render(
    <Cropper source={bitmap(1000, 500)} frame={frame} ref={handle} onCropChange={onCropChange} {...props} />,
  );
  const stage = await screen.findByRole('application');
  await screen.findByRole('slider', { name: '缩放' });
  return { ...view, stage, onCropChange, rect: () => handle.current?.result().rect, handle };
}

describe('opening', () => {
  it('starts with as much as fits, around the middle, and tells the owner', async () => {
    const onReady = vi.fn();
    await show({ onReady });
    expect(onReady).toHaveBeenCalledWith({
      rect: [250, 0, 500, 500],
      turn: 0,
      angle: 0,
      flip: false,
      fractions: [0.25, 0, 0.5, 1],
      picture: { width: 1000, height: 500 },
    });
  });

  it('refuses a side below 10 pixels in words', async () => {
    const onRefused = vi.fn();
    render(<CoverCropper source={bitmap(9, 400)} onRefused={onRefused} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('图片尺寸过小');
    expect(onRefused).toHaveBeenCalledWith('small');
  });

  it('takes 10 pixels', async () => {
    const { rect } = await show({ source: bitmap(10, 10) });
    expect(rect()).toEqual([0, 0, 10, 10]);
  });

  it('takes only jpeg and png for an avatar', async () => {
    render(<AvatarCropper source={new Blob([], { type: 'image/gif' })} labels={en} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('not supported');
  });

  it('works on a reduced copy and lets go of it', async () => {
    const made: FakeBitmap[] = [];
    vi.stubGlobal('createImageBitmap', async (_: unknown, options: ImageBitmapOptions) => {
      const small = new FakeBitmap(options.resizeWidth ?? 0, options.resizeHeight ?? 0);
      made.push(small);
      return small;
    });
    const { unmount } = await show({ source: bitmap(12_000, 8000) });
    expect(made.map(({ width, height }) => [width, height])).toEqual([[2048, 1365]]);
    unmount();
    expect(made[0]?.closed).toBe(true);
  });

  it('renders on a server', () => {
    const html = renderToString(<Cropper source={bitmap(20, 20)} frame={frame} />);
    expect(html).toContain('data-cropper="loading"');
  });
});

describe('keys', () => {
  it('moves by one pixel, with Shift by ten, against the frame', async () => {
    const user = userEvent.setup();
    const { stage, rect } = await show();
    act(() => stage.focus());
    await user.keyboard('{ArrowLeft}');
    // One screen pixel of a frame of 100 over 500 source pixels is five of them.
    expect(rect()).toEqual([255, 0, 500, 500]);
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(rect()).toEqual([205, 0, 500, 500]);
  });

  it('stops at the edges', async () => {
    const user = userEvent.setup();
    const { stage, rect } = await show();
    act(() => stage.focus());
    await user.keyboard('{Shift>}{ArrowRight>30/}{/Shift}');
    expect(rect()).toEqual([0, 0, 500, 500]);
  });

  it('zooms around the middle with plus and back with minus', async () => {
    const user = userEvent.setup();
    const { stage, rect } = await show();
    act(() => stage.focus());
    await user.keyboard('++');
    expect(rect()).toEqual([294, 44, 413, 413]);
    await user.keyboard('---');
    expect(rect()).toEqual([250, 0, 500, 500]);
  });
});

describe('hands', () => {
  it('drags the picture; several moves before a rendering add up', async () => {
    const { stage, rect } = await show();
    fireEvent.pointerDown(stage, { pointerId: 1, button: 0, clientX: 50, clientY: 50 });
    act(() => {
      for (const clientX of [45, 40]) fireEvent.pointerMove(stage, { pointerId: 1, clientX, clientY: 50 });
    });
    expect(stage).toHaveAttribute('data-moving');
    fireEvent.pointerUp(stage, { pointerId: 1 });
    expect(rect()).toEqual([300, 0, 500, 500]);
    expect(stage).not.toHaveAttribute('data-moving');
  });

  it('pinches with two fingers', async () => {
    const { stage, rect } = await show();
    fireEvent.pointerDown(stage, { pointerId: 1, button: 0, clientX: -20, clientY: 0 });
    fireEvent.pointerDown(stage, { pointerId: 2, button: 0, clientX: 20, clientY: 0 });
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: -40, clientY: 0 });
    fireEvent.pointerMove(stage, { pointerId: 2, clientX: 40, clientY: 0 });
    expect(rect()?.[2]).toBe(250);
  });

  it('zooms with the wheel without scrolling the page', async () => {
    const { stage, rect } = await show();
    const allowed = fireEvent.wheel(stage, { deltaY: -500 });
    expect(allowed).toBe(false);
    expect(rect()?.[2]).toBeLessThan(200);
  });
});

describe('controls', () => {
  it('zooms to ten times at the slider’s end', async () => {
    const { rect } = await show();
    fireEvent.change(screen.getByRole('slider', { name: '缩放' }), { target: { value: '100' } });
    expect(rect()?.slice(2)).toEqual([50, 50]);
    expect(screen.getByRole('slider', { name: '缩放' })).toHaveAttribute('aria-valuetext', '1000%');
    expect(screen.getByRole('button', { name: '放大' })).toBeDisabled();
  });

  it('turns by quarters, dials, flips and resets', async () => {
    const user = userEvent.setup();
    const { handle } = await show();
    await user.click(screen.getByRole('button', { name: '顺时针旋转 90°' }));
    fireEvent.change(screen.getByRole('slider', { name: '微调角度' }), { target: { value: '10' } });
    expect(handle.current?.result()).toMatchObject({ turn: 90, angle: 10, flip: false });
    await user.click(screen.getByRole('button', { name: '水平翻转' }));
    expect(handle.current?.result()).toMatchObject({ turn: 270, angle: -10, flip: true });
    await user.click(screen.getByRole('button', { name: '还原' }));
    expect(handle.current?.result()).toMatchObject({
      turn: 0,
      angle: 0,
      flip: false,
      rect: [250, 0, 500, 500],
    });
  });

  it('leaves turning out for covers', async () => {
    render(<CoverCropper source={bitmap(600, 800)} />);
    await screen.findByRole('slider', { name: '缩放' });
    expect(screen.queryByRole('button', { name: '水平翻转' })).toBeNull();
  });
});

describe('ownership', () => {
  const crop = { rect: [100, 50, 200, 200], turn: 0, angle: 0, flip: false } as const;

  it('shows a crop again as it was', async () => {
    const { rect, onCropChange } = await show({ defaultCrop: crop });
    expect(rect()).toEqual(crop.rect);
    expect(onCropChange).not.toHaveBeenCalled();
  });

  it('asks the owner of a controlled crop and shows what the owner keeps', async () => {
    const user = userEvent.setup();
    const { stage, rect, onCropChange } = await show({ crop });
    act(() => stage.focus());
    await user.keyboard('{ArrowLeft}');
    expect(onCropChange).toHaveBeenLastCalledWith(expect.objectContaining({ rect: [102, 50, 200, 200] }));
    expect(rect()).toEqual(crop.rect);
  });
});
