import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { Slider } from './Slider.tsx';

describeConformance('Slider', {
  element: HTMLInputElement,
  render: (probe) => <Slider label="缩放" min={1} max={10} defaultValue={2} {...probe} />,
});

it('reports each move, commits at the end of one, and reads its value text', () => {
  const change = vi.fn();
  const commit = vi.fn();
  render(
    <Slider
      label="缩放"
      min={1}
      max={10}
      step={0.5}
      defaultValue={2}
      onValueChange={change}
      onValueCommit={commit}
      valueText={(value) => `${value} 倍`}
    />,
  );
  const slider = screen.getByRole('slider', { name: '缩放' });
  expect(slider).toHaveAttribute('aria-valuetext', '2 倍');
  fireEvent.input(slider, { target: { value: '2.5' } });
  expect(change).toHaveBeenLastCalledWith(2.5);
  expect(slider).toHaveAttribute('aria-valuetext', '2.5 倍');
  expect(commit).not.toHaveBeenCalled();
  slider.dispatchEvent(new Event('change', { bubbles: true }));
  expect(commit).toHaveBeenCalledExactlyOnceWith(2.5);
});

it('shows the value of its owner', () => {
  const change = vi.fn();
  render(<Slider label="缩放" value={30} onValueChange={change} />);
  const slider = screen.getByRole('slider', { name: '缩放' });
  fireEvent.input(slider, { target: { value: '60' } });
  expect(change).toHaveBeenCalledWith(60);
  expect(slider).toHaveValue('30');
});
