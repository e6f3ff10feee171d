import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { stubBrowser } from '../test/browserStubs.ts';
import { describeConformance } from '../test/describeConformance.tsx';
import { CodeInput } from './CodeInput.tsx';

beforeAll(stubBrowser);

describeConformance('CodeInput', {
  element: HTMLInputElement,
  render: (probe) => <CodeInput length={4} label="提取码" {...probe} />,
});

it('calls when full, and takes letters and digits only', async () => {
  const complete = vi.fn();
  render(<CodeInput length={4} label="提取码" onComplete={complete} />);
  const input = screen.getByRole('textbox', { name: '提取码' });
  await userEvent.type(input, 'a-7中k');
  expect(input).toHaveValue('a7k');
  expect(complete).not.toHaveBeenCalled();
  await userEvent.type(input, 'M');
  expect(complete).toHaveBeenCalledExactlyOnceWith('a7kM');
});

it('takes a pasted code out of its spaces', async () => {
  const complete = vi.fn();
  render(<CodeInput length={6} onComplete={complete} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Verification code' }));
  await userEvent.paste(' 123 456 ');
  expect(complete).toHaveBeenCalledExactlyOnceWith('123456');
});

it('is emptied and focused when the code was wrong', async () => {
  const { rerender } = render(<CodeInput length={4} />);
  const input = screen.getByRole('textbox');
  await userEvent.type(input, 'abcd');
  await userEvent.tab();
  rerender(<CodeInput length={4} error="验证码错误" />);
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
  expect(input).toHaveAccessibleDescription('验证码错误');
});

it("is invalid by its own error, and by the page's", () => {
  const { rerender } = render(<CodeInput length={4} />);
  const input = screen.getByRole('textbox');
  expect(input).toBeValid();
  rerender(<CodeInput length={4} aria-invalid />);
  expect(input).toBeInvalid();
  rerender(<CodeInput length={4} error="验证码错误" />);
  expect(input).toBeInvalid();
});

it('shows dots as a password, and still reports the code', async () => {
  const complete = vi.fn();
  const { container } = render(<CodeInput length={4} type="password" onComplete={complete} />);
  await userEvent.type(screen.getByRole('textbox'), 'K7P2');
  expect(complete).toHaveBeenCalledExactlyOnceWith('K7P2');
  expect(container.querySelector('[aria-hidden=true]')).toHaveTextContent('••••');
});
