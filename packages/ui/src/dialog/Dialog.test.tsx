import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { Button } from '../button/index.ts';
import { DropdownMenu } from '../dropdown-menu/index.ts';
import { EditableText } from '../editable-text/index.ts';
import { stubBrowser } from '../test/browserStubs.ts';
import { describeConformance } from '../test/describeConformance.tsx';
import { TextArea } from '../text-area/index.ts';
import { ToastProvider, useToast } from '../toast/index.ts';
import { Dialog } from './index.ts';

beforeAll(stubBrowser);

describeConformance('Dialog.Content', {
  element: HTMLDivElement,
  emptyOnServer: true,
  render: (probe) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content title="重命名" description="最多 30 个字" {...probe}>
        <Dialog.Body>内容</Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  ),
});

function Rename() {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>打开</Button>
      </Dialog.Trigger>
      <Dialog.Content title="重命名" description="最多 30 个字">
        <Dialog.Body>
          <input aria-label="名称" />
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="solid">保存</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

it('is named, described, traps the focus, and restores it on Esc', async () => {
  render(<Rename />);
  const opener = screen.getByRole('button', { name: '打开' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: '重命名' });
  expect(dialog).toHaveAccessibleDescription('最多 30 个字');
  for (let step = 0; step < 4; step += 1) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

it('closes by its button', async () => {
  render(<Rename />);
  await userEvent.click(screen.getByRole('button', { name: '打开' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

function FromMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button>更多</Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item onSelect={() => setOpen(true)}>重命名</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Content title="重命名">
          <input aria-label="名称" />
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}

it('returns the focus to the button of the menu that opened it', async () => {
  render(<FromMenu />);
  const opener = screen.getByRole('button', { name: '更多' });
  for (let time = 0; time < 2; time += 1) {
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('menuitem', { name: '重命名' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '名称' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  }
});

function Edit() {
  const [note, setNote] = useState<string>();
  const toast = useToast();
  return (
    <Dialog.Root defaultOpen>
      <Dialog.Content title="编辑相册">
        <Dialog.Body>
          <EditableText label="名称" defaultValue="海边" />
          <TextArea
            label="简介"
            value={note ?? ''}
            onValueChange={setNote}
            onCancel={note === undefined ? undefined : () => setNote(undefined)}
          />
          <Button onClick={() => toast.show({ title: '已保存' })}>保存</Button>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

it.each(['名称', '简介'])(
  'cancels the edit of %s on the first Escape, and closes on the second',
  async (label) => {
    render(
      <ToastProvider>
        <Edit />
      </ToastProvider>,
    );
    const field = screen.getByRole('textbox', { name: label });
    const before = (field as HTMLInputElement).value;
    await userEvent.type(field, '的照片');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(field).toHaveValue(before);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);

it('closes on Escape while a toast is shown', async () => {
  render(
    <ToastProvider>
      <Edit />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await screen.findAllByText('已保存');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getAllByText('已保存')).not.toHaveLength(0);
});
