import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { Pagination } from './Pagination.tsx';

describeConformance('Pagination', {
  element: HTMLElement,
  render: (probe) => <Pagination page={2} total={5} onPageChange={() => undefined} {...probe} />,
});

it('moves back and forth, and stops at both ends', async () => {
  const go = vi.fn();
  const { rerender } = render(<Pagination page={2} total={3} onPageChange={go} />);
  expect(screen.getByRole('status', { name: 'Page 2 of 3' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(go.mock.calls).toEqual([[1], [3]]);
  rerender(<Pagination page={3} total={3} onPageChange={go} />);
  const next = screen.getByRole('button', { name: 'Next page' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  rerender(<Pagination page={1} total={3} onPageChange={go} />);
  const previous = screen.getByRole('button', { name: 'Previous page' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(previous);
  expect(go).toHaveBeenCalledTimes(2);
});

it('is nothing for a single page', () => {
  render(<Pagination page={1} total={1} onPageChange={() => undefined} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('keeps its page without an owner', async () => {
  const go = vi.fn();
  render(<Pagination defaultPage={2} total={3} onPageChange={go} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('status', { name: 'Page 3 of 3' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  expect(go.mock.calls).toEqual([[3]]);
});
