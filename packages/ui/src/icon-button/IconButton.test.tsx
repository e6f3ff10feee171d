import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Trash2Icon } from '../icon/index.ts';
import { describeConformance } from '../test/describeConformance.tsx';
import { IconButton } from './IconButton.tsx';

describeConformance('IconButton', {
  element: HTMLButtonElement,
  render: (probe) => (
    <IconButton label="删除" {...probe}>
      <Trash2Icon />
    </IconButton>
  ),
});

it('is named by its label and rests when disabled', async () => {
  const press = vi.fn();
  render(
    <IconButton label="删除" disabled onClick={press}>
      <Trash2Icon />
    </IconButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  expect(press).not.toHaveBeenCalled();
});

it('keeps the focus and ignores presses when it is disabled but focusable', async () => {
  const press = vi.fn();
  const props = { label: '下一页', focusableWhenDisabled: true, onClick: press, children: <Trash2Icon /> };
  const { rerender } = render(<IconButton {...props} />);
  const button = screen.getByRole('button', { name: '下一页' });
  await userEvent.click(button);
  rerender(<IconButton {...props} disabled />);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledOnce();
});
