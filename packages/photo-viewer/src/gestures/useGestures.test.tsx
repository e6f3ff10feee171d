import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { opened, shown } from '../test/host.tsx';

const HEIGHT = 600;

/** Opens the viewer at its video; `stroke` drags a pointer over it. */
async function atVideo() {
  const onOpenChange = vi.fn();
  await opened({ onOpenChange });
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  const video = screen.getByLabelText<HTMLVideoElement>('Picture 3');
  vi.spyOn(video, 'clientHeight', 'get').mockReturnValue(HEIGHT);
  const stroke = (from: number, by: { x: number; y: number }, pointerType = 'touch') => {
    const finger = { pointerId: 1, pointerType, button: 0 };
    const at = (share: number) => ({ clientX: 500 + by.x * share, clientY: from + by.y * share });
    fireEvent.pointerDown(video, { ...finger, ...at(0) });
    for (const share of [0.5, 1]) fireEvent.pointerMove(video, { ...finger, ...at(share) });
    fireEvent.pointerUp(video, { ...finger, ...at(1) });
  };
  return { stroke, onOpenChange, video };
}

it('navigates by a swipe over a video, and closes by a swipe down', async () => {
  const { stroke, onOpenChange } = await atVideo();
  stroke(200, { x: -400, y: 0 });
  expect(screen.getByText('5 / 340')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}');
  stroke(200, { x: 400, y: 0 });
  expect(screen.getByText('3 / 340')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(onOpenChange).not.toHaveBeenCalled();
  stroke(200, { x: 0, y: 300 });
  expect(onOpenChange).toHaveBeenCalledTimes(1);
});

it('leaves the controls, taps and the mouse to a video', async () => {
  const { stroke, video } = await atVideo();
  const capture = vi.fn();
  document.querySelector('[data-viewer-root]')?.addEventListener('pointerdown', capture);
  stroke(HEIGHT - 20, { x: -400, y: 0 });
  stroke(200, { x: -400, y: 0 }, 'mouse');
  stroke(200, { x: 0, y: 0 });
  stroke(200, { x: 0, y: 0 });
  expect(capture).toHaveBeenCalledTimes(4);
  expect(screen.getByText('4 / 340')).toBeInTheDocument();
  expect(video.closest('[data-zoomed]')).toBeNull();
});

it('does not zoom a video, so that swipes still navigate', async () => {
  await atVideo();
  await userEvent.keyboard('++');
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('5 / 340')).toBeInTheDocument();
});

it('handles a double tap once, however late the browser reports a double click', async () => {
  await opened();
  const frame = () => shown().parentElement?.style.transform;
  const dispatch = (type: string, time: number, pointerType?: string) => {
    const init = { bubbles: true, button: 0, pointerId: 1, pointerType };
    const event = pointerType ? new PointerEvent(type, init) : new MouseEvent(type, init);
    Object.defineProperty(event, 'timeStamp', { value: time });
    fireEvent(shown(), event);
  };
  const double = (begin: number, pointerType: string) => {
    for (const time of [begin, begin + 100]) {
      dispatch('pointerdown', time, pointerType);
      dispatch('pointerup', time + 30, pointerType);
    }
    dispatch('dblclick', begin + 5000);
  };
  double(0, 'touch');
  expect(frame()).toContain('scale(2)');
  double(10_000, 'mouse');
  expect(frame()).toContain('scale(1)');
});
