import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const segments = [
  { value: 'auto', label: '自动' },
  { value: 'grid', label: '网格' },
] as const;

describeConformance('SegmentedControl', {
  element: HTMLDivElement,
  render: (probe) => <SegmentedControl label="浏览模式" segments={segments} defaultValue="auto" {...probe} />,
});

it('always has one chosen', async () => {
  const change = vi.fn();
  render(<SegmentedControl label="浏览模式" segments={segments} value="auto" onValueChange={change} />);
  await userEvent.click(screen.getByRole('radio', { name: '自动', checked: true }));
  expect(change).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: '网格' }));
  expect(change).toHaveBeenCalledExactlyOnceWith('grid');
});

it('starts with the first segment, and keeps one selected without an owner', async () => {
  const change = vi.fn();
  render(<SegmentedControl label="浏览模式" segments={segments} onValueChange={change} />);
  await userEvent.click(screen.getByRole('radio', { name: '自动', checked: true }));
  expect(screen.getByRole('radio', { name: '自动' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '网格' }));
  expect(screen.getByRole('radio', { name: '网格' })).toBeChecked();
  expect(change).toHaveBeenCalledExactlyOnceWith('grid');
});
