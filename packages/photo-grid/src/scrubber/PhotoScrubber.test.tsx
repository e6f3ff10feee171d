import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createGridController } from '../gridController.ts';
import { en } from '../labels.ts';
import { PhotoScrubber } from './PhotoScrubber.tsx';

const keys = ['2024-12', '2024-11', '2023-02', '2022-08', '2022-07'];
const sections = keys.map((key) => ({ key, name: `Month ${key}`, count: 10 }));
const apart = [0, 1000, 2000, 3000, 5000, 10_500];

/** A scrubber used alone, whose controller scrolls at once. */
function setUp(tops: readonly number[] = apart) {
  const controller = createGridController();
  const show = (scrollTop: number) => controller.publish({ sections, tops, scrollTop, viewportHeight: 500 });
  const sought = vi.fn((scrollTop: number) => show(scrollTop));
  controller.onSeek(sought);
  show(0);
  render(<PhotoScrubber controller={controller} labels={en} />);
  return { controller, show, sought, slider: screen.getByRole('slider', { name: 'Timeline' }) };
}

describe('PhotoScrubber', () => {
  it('shows the section at the viewport top', () => {
    const { show, slider } = setUp();
    act(() => show(2500));
    expect(slider).toHaveAttribute('aria-valuenow', '25');
    expect(slider).toHaveAttribute('aria-valuetext', 'Month 2023-02, 10 photos');
    expect(screen.getByText('2022')).toBeInTheDocument();
  });

  it.each([
    [2000, 'Month 2024-11'],
    [3000, 'Month 2022-08'],
  ])('names the first of adjacent sections at %i', (scrollTop, name) => {
    const { show, slider } = setUp([0, 2000, 2000, 3000, 3000, 10_500]);
    act(() => show(scrollTop));
    expect(slider).toHaveAttribute('aria-valuetext', `${name}, 10 photos`);
  });

  it.each([
    ['{ArrowDown}', 2000],
    ['{ArrowDown}{ArrowDown}', 3000],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 3000],
    ['{ArrowDown}{ArrowDown}{ArrowUp}', 2000],
    ['{ArrowDown}{ArrowUp}{ArrowUp}', 0],
  ])('skips adjacent sections at once: %s moves to %i', async (pressed, to) => {
    const { sought, slider } = setUp([0, 2000, 2000, 3000, 3000, 10_500]);
    slider.focus();
    await userEvent.keyboard(pressed);
    expect(sought).toHaveBeenLastCalledWith(to, false);
  });

  it.each([
    ['{ArrowDown}', 1000],
    ['{ArrowDown}{ArrowDown}{ArrowUp}', 1000],
    ['{PageDown}', 2000],
    ['{PageDown}{PageDown}{PageUp}', 2000],
    ['{End}', 5000],
    ['{End}{Home}', 0],
  ])('moves by %s to %i', async (pressed, to) => {
    const { sought, slider } = setUp();
    slider.focus();
    await userEvent.keyboard(pressed);
    expect(sought).toHaveBeenLastCalledWith(to, false);
  });

  it('scrolls by wheel and follows a drag', () => {
    const { sought, slider } = setUp();
    fireEvent.wheel(slider, { deltaY: 120 });
    expect(sought).toHaveBeenLastCalledWith(120, false);
    const track = slider.firstElementChild;
    vi.spyOn(track!, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 56, 400));
    fireEvent.pointerDown(slider, { button: 0, clientY: 100, pointerId: 1 });
    expect(sought).toHaveBeenLastCalledWith(2500, true);
    fireEvent.pointerMove(slider, { clientY: 200, pointerId: 1 });
    expect(sought).toHaveBeenLastCalledWith(5000, true);
    fireEvent.pointerUp(slider, { clientY: 200, pointerId: 1 });
    fireEvent.pointerMove(slider, { clientY: 300, pointerId: 1 });
    expect(sought).toHaveBeenLastCalledWith(5000, false);
  });
});
