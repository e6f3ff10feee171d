import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'public', label: '公开' },
  { value: 'private', label: '私密', note: '需要提取码' },
] as const;

describeConformance('RadioGroup', {
  element: HTMLDivElement,
  render: (probe) => <RadioGroup label="分享类型" options={options} defaultValue="private" {...probe} />,
});

it('is named, described by its error, and chosen from by keyboard and pointer', async () => {
  const change = vi.fn();
  render(
    <RadioGroup
      label="分享类型"
      options={options}
      defaultValue="public"
      error="请选择"
      onValueChange={change}
    />,
  );
  const group = screen.getByRole('radiogroup', { name: '分享类型' });
  expect(group).toHaveAccessibleDescription('请选择');
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '公开' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(change).toHaveBeenLastCalledWith('private');
  await userEvent.click(screen.getByText('公开'));
  expect(change).toHaveBeenLastCalledWith('public');
});

it('follows its value and never changes while disabled', async () => {
  const change = vi.fn();
  const { rerender } = render(
    <RadioGroup label="分享类型" options={options} value="public" disabled onValueChange={change} />,
  );
  await userEvent.click(screen.getByText('私密'));
  expect(change).not.toHaveBeenCalled();
  rerender(<RadioGroup label="分享类型" options={options} value="private" />);
  expect(screen.getByRole('radio', { name: /私密/ })).toBeChecked();
});
