import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { Button } from '../button/index.ts';
import { stubBrowser } from '../test/browserStubs.ts';
import { describeComponent } from '../test/describeComponent.tsx';
import { Dialog } from './index.ts';

beforeAll(stubBrowser);

describeComponent('Dialog.Content', {
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

it('is named, described, holds the focus, and gives it back on Esc', async () => {
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
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
