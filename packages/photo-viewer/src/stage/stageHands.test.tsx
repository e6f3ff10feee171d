import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { opened, shown } from '../test/host.tsx';

const HEIGHT = 600;

/** The viewer at its video, and what a finger does on it from one height to another place. */
async function atVideo() {
  const onClose = vi.fn();
  await opened({ onClose });
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
  return { stroke, onClose, video };
}

it('turns the page by a swipe over a video, and closes by a swipe down', async () => {
  const { stroke, onClose } = await atVideo();
  stroke(200, { x: -400, y: 0 });
  expect(screen.getByText('5 / 340')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}');
  stroke(200, { x: 400, y: 0 });
  expect(screen.getByText('3 / 340')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(onClose).not.toHaveBeenCalled();
  stroke(200, { x: 0, y: 300 });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('leaves a video its controls, its taps and the mouse', async () => {
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

it('does not zoom a video, so that its pages can still be turned', async () => {
  await atVideo();
  await userEvent.keyboard('++');
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('5 / 340')).toBeInTheDocument();
});

it('counts a double tap once, however late the double click that the browser makes of it', async () => {
  await opened();
  const frame = () => shown().parentElement?.style.transform;
  const tell = (type: string, time: number, pointerType?: string) => {
    const init = { bubbles: true, button: 0, pointerId: 1, pointerType };
    const event = pointerType ? new PointerEvent(type, init) : new MouseEvent(type, init);
    Object.defineProperty(event, 'timeStamp', { value: time });
    fireEvent(shown(), event);
  };
  const double = (begin: number, pointerType: string) => {
    for (const time of [begin, begin + 100]) {
      tell('pointerdown', time, pointerType);
      tell('pointerup', time + 30, pointerType);
    }
    tell('dblclick', begin + 5000);
  };
  double(0, 'touch');
  expect(frame()).toContain('scale(2)');
  double(10_000, 'mouse');
  expect(frame()).toContain('scale(1)');
});
