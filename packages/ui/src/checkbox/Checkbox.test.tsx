import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { Checkbox } from './Checkbox.tsx';

describeConformance('Checkbox', {
  element: HTMLInputElement,
  render: (probe) => <Checkbox label="保留位置信息" {...probe} />,
});

it('toggles by its label and by Space', async () => {
  render(<Checkbox label="保留位置信息" />);
  const box = screen.getByRole('checkbox', { name: '保留位置信息' });
  await userEvent.click(screen.getByText('保留位置信息'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

it('can say that a part is chosen, and stop saying it', () => {
  const { rerender } = render(<Checkbox label="全部" indeterminate />);
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  rerender(<Checkbox label="全部" />);
  expect(screen.getByRole('checkbox')).not.toBePartiallyChecked();
});

it('passes whether it is checked to onCheckedChange, and the event to onChange', async () => {
  const setChecked = vi.fn();
  const change = vi.fn();
  render(<Checkbox label="全部" onChange={change} onCheckedChange={setChecked} />);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('checkbox'));
  expect(setChecked.mock.calls).toEqual([[true], [false]]);
  expect(change).toHaveBeenCalledTimes(2);
});

it('calls the cleanup of a ref, and calls no ref with null then', () => {
  const release = vi.fn();
  const ref = vi.fn(() => release);
  render(<Checkbox label="全部" ref={ref} />).unmount();
  expect(ref).toHaveBeenCalledOnce();
  expect(release).toHaveBeenCalledOnce();
});
