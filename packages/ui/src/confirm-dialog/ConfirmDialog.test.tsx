import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { EditableText } from '../editable-text/index.ts';
import { stubBrowser } from '../test/browserStubs.ts';
import { describeConformance } from '../test/describeConformance.tsx';
import { ToastProvider, useToast } from '../toast/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

beforeAll(stubBrowser);

const question: ConfirmDialogProps = {
  open: true,
  onOpenChange: () => {},
  title: '删除照片',
  description: '照片会移到回收站',
  confirmLabel: '删除 12 张照片',
  onConfirm: () => {},
};

describeConformance('ConfirmDialog', {
  element: HTMLDivElement,
  emptyOnServer: true,
  render: (probe) => <ConfirmDialog {...question} {...probe} />,
});

it('focuses the cancel button and describes the consequence', () => {
  render(<ConfirmDialog {...question} />);
  expect(screen.getByRole('alertdialog', { name: '删除照片' })).toHaveAccessibleDescription(
    '照片会移到回收站',
  );
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

it('waits for the work, then closes', async () => {
  let finish = () => {};
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const change = vi.fn();
  render(<ConfirmDialog {...question} onOpenChange={change} onConfirm={() => work} />);
  const button = screen.getByRole('button', { name: '删除 12 张照片' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Escape}');
  expect(change).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(change).toHaveBeenCalledWith(false));
});

it('stays open when the work fails', async () => {
  const change = vi.fn();
  render(
    <ConfirmDialog {...question} onOpenChange={change} onConfirm={() => Promise.reject(new Error('no'))} />,
  );
  const button = screen.getByRole('button', { name: '删除 12 张照片' });
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(change).not.toHaveBeenCalled();
});

function Deletion({ onOpenChange }: Pick<ConfirmDialogProps, 'onOpenChange'>) {
  const toast = useToast();
  const fail = () => {
    toast.show({ title: '删除失败', tone: 'critical' });
    throw new Error('offline');
  };
  return <ConfirmDialog {...question} onOpenChange={onOpenChange} onConfirm={fail} />;
}

it('closes on Escape while a toast says why the work failed', async () => {
  const change = vi.fn();
  render(
    <ToastProvider>
      <Deletion onOpenChange={change} />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '删除 12 张照片' }));
  await screen.findAllByText('删除失败');
  await userEvent.keyboard('{Escape}');
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
  expect(screen.getAllByText('删除失败')).not.toHaveLength(0);
});

it('keeps open on the Escape that cancels an edit inside it', async () => {
  const change = vi.fn();
  render(
    <ConfirmDialog {...question} onOpenChange={change}>
      <EditableText label="名称" value="京都" />
    </ConfirmDialog>,
  );
  const field = screen.getByRole('textbox', { name: '名称' });
  await userEvent.type(field, '的雨{Escape}');
  expect(field).toHaveValue('京都');
  expect(change).not.toHaveBeenCalled();
});
