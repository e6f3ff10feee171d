import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { stubBrowser } from '../test/browserStubs.ts';
import { describeComponent } from '../test/describeComponent.tsx';
import { Slider } from './Slider.tsx';

beforeAll(stubBrowser);

describeComponent('Slider', {
  element: HTMLSpanElement,
  render: (probe) => <Slider label="缩放" min={1} max={10} defaultValue={2} {...probe} />,
});

it('is moved by keyboard, from end to end, and reads its value in words', async () => {
  const change = vi.fn();
  const commit = vi.fn();
  render(
    <Slider
      label="缩放"
      min={1}
      max={10}
      step={0.5}
      defaultValue={2}
      onChange={change}
      onCommit={commit}
      valueText={(value) => `${value} 倍`}
    />,
  );
  const thumb = screen.getByRole('slider', { name: '缩放' });
  expect(thumb).toHaveAttribute('aria-valuetext', '2 倍');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(change).toHaveBeenLastCalledWith(2.5);
  await userEvent.keyboard('{End}');
  expect(thumb).toHaveAttribute('aria-valuenow', '10');
  await userEvent.keyboard('{Home}');
  expect(commit).toHaveBeenLastCalledWith(1);
});
