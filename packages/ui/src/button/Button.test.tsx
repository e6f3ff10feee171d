import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { Button, type ButtonProps } from './Button.tsx';

describeConformance('Button', {
  element: HTMLButtonElement,
  render: (probe) => <Button {...probe}>上传照片</Button>,
});

it('is pressed by click, Enter and Space', async () => {
  const press = vi.fn();
  render(<Button onClick={press}>上传</Button>);
  await userEvent.click(screen.getByRole('button', { name: '上传' }));
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(3);
});

it('ignores presses while busy, keeps its name and focus, and does not send a form', async () => {
  const press = vi.fn();
  const send = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit" loading onClick={press}>
        保存
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: '保存' });
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
});

it('does not send a form unless asked to', async () => {
  const send = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button>不发送</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
});

it('lends its looks to a link', () => {
  render(
    <Button asChild variant="solid">
      <a href="/albums">相册</a>
    </Button>,
  );
  expect(screen.getByRole('link', { name: '相册' })).toHaveAttribute('href', '/albums');
});

it('keeps the focus and sends no form when it is disabled but focusable', async () => {
  const send = vi.fn((event: React.FormEvent) => event.preventDefault());
  const press = vi.fn();
  render(
    <form onSubmit={send}>
      <Button type="submit" disabled focusableWhenDisabled onClick={press}>
        再次发送
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: '再次发送' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).not.toHaveAttribute('aria-busy');
  expect(press).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

it('does not compile with props that the only child cannot take', () => {
  const rejected: ButtonProps[] = [
    // @ts-expect-error -- the child has its own content
    { asChild: true, icon: '+' },
    // @ts-expect-error -- the button cannot ignore presses of the child
    { asChild: true, loading: true },
    // @ts-expect-error -- the button does not disable the child
    { asChild: true, focusableWhenDisabled: true },
  ];
  expect(rejected).toHaveLength(3);
});
