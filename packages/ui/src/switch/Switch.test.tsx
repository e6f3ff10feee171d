import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { Switch } from './Switch.tsx';

describeConformance('Switch', {
  element: HTMLInputElement,
  render: (probe) => <Switch label="私密" {...probe} />,
});

it('turns on by its label and reports it', async () => {
  const change = vi.fn();
  render(<Switch label="私密分享" onChange={change} />);
  await userEvent.click(screen.getByText('私密分享'));
  expect(screen.getByRole('switch', { name: '私密分享' })).toBeChecked();
  expect(change).toHaveBeenCalledOnce();
});

it('passes whether it is on to onCheckedChange, and stays as its owner says', async () => {
  const setChecked = vi.fn();
  render(<Switch label="私密分享" checked={false} onCheckedChange={setChecked} />);
  await userEvent.click(screen.getByRole('switch'));
  expect(setChecked.mock.calls).toEqual([[true]]);
  expect(screen.getByRole('switch')).not.toBeChecked();
});
