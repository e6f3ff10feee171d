import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChangeEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { TextField } from './TextField.tsx';

describeConformance('TextField', {
  element: HTMLInputElement,
  render: (probe) => <TextField label="邮箱" hint="用于登录" {...probe} />,
});

it('takes text and describes the input with the error of the server', async () => {
  const { rerender } = render(<TextField label="邮箱" />);
  const input = screen.getByRole('textbox', { name: '邮箱' });
  await userEvent.type(input, 'a@b.c');
  expect(input).toHaveValue('a@b.c');
  rerender(<TextField label="邮箱" error="邮箱未注册" />);
  expect(input).toHaveAccessibleDescription('邮箱未注册');
  expect(screen.getByText('邮箱未注册').parentElement).toHaveAttribute('aria-live', 'polite');
});

it('keeps the label for speech when it is hidden', () => {
  render(<TextField label="搜索" hideLabel />);
  expect(screen.getByRole('textbox', { name: '搜索' })).toBeVisible();
});

describe('maxLength', () => {
  it('counts an emoji as one character, and stops typing there', async () => {
    const onChange = vi.fn((event: ChangeEvent<HTMLInputElement>) => event.target.value);
    render(<TextField label="名称" maxLength={3} onChange={onChange} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '😀😀😀');
    expect(input).toHaveValue('😀😀😀');
    await userEvent.type(input, '好');
    expect(input).toHaveValue('😀😀😀');
    expect(onChange).toHaveLastReturnedWith('😀😀😀');
  });

  it('drops typed characters beyond the limit, not the end of the text', async () => {
    render(<TextField label="名称" maxLength={3} defaultValue="abc" />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(input).toHaveValue('abc');
    expect(input.selectionStart).toBe(1);
  });

  it('cuts text of an input method when its composition ends', () => {
    const onChange = vi.fn((event: ChangeEvent<HTMLInputElement>) => event.target.value);
    render(<TextField label="名称" maxLength={2} onChange={onChange} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: "ni'hao" }, isComposing: true });
    expect(input).toHaveValue("ni'hao");
    fireEvent.input(input, { target: { value: '你好吗' }, isComposing: true });
    fireEvent.compositionEnd(input);
    expect(input).toHaveValue('你好');
    expect(onChange).toHaveLastReturnedWith('你好');
  });
});

it('passes the text to onValueChange, after the native onChange', async () => {
  const calls: string[] = [];
  render(
    <TextField
      label="名称"
      maxLength={2}
      onChange={() => calls.push('change')}
      onValueChange={(value) => calls.push(value)}
    />,
  );
  await userEvent.type(screen.getByRole('textbox'), '京都');
  expect(calls).toEqual(['change', '京', 'change', '京都']);
});

it('limits the text also if the caller handles its input', async () => {
  const handleInput = vi.fn();
  render(<TextField label="名称" maxLength={1} onInput={handleInput} />);
  await userEvent.type(screen.getByRole('textbox'), '京都');
  expect(screen.getByRole('textbox')).toHaveValue('京');
  expect(handleInput).toHaveBeenCalledTimes(2);
});
