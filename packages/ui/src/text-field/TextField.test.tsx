import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeComponent } from '../test/describeComponent.tsx';
import { TextField } from './TextField.tsx';

describeComponent('TextField', {
  element: HTMLInputElement,
  render: (probe) => <TextField label="邮箱" hint="用于登录" {...probe} />,
});

it('takes text and shows the error of the server to the ear as well', async () => {
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
