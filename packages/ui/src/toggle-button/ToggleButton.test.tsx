import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { ToggleButton } from './ToggleButton.tsx';

describeConformance('ToggleButton', {
  element: HTMLButtonElement,
  render: (probe) => <ToggleButton {...probe}>只看收藏</ToggleButton>,
});

it('toggles by click, Enter and Space, and reports its state', async () => {
  const change = vi.fn();
  render(<ToggleButton onPressedChange={change}>只看收藏</ToggleButton>);
  const button = screen.getByRole('button', { name: '只看收藏', pressed: false });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter} ');
  expect(change.mock.calls).toEqual([[true], [false], [true]]);
});

it('follows a given state', async () => {
  render(<ToggleButton pressed>只看收藏</ToggleButton>);
  const button = screen.getByRole('button', { pressed: true });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
});
