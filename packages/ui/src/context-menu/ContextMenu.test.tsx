import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { stubBrowser } from '../test/browserStubs.ts';
import { ContextMenu } from './index.ts';

beforeAll(stubBrowser);

function Photo({ onOpen }: { onOpen?: () => void }) {
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger>照片</ContextMenu.Trigger>
      <ContextMenu.Content aria-label="照片的操作">
        <ContextMenu.Item onSelect={onOpen}>查看</ContextMenu.Item>
        <ContextMenu.Item>分享</ContextMenu.Item>
      </ContextMenu.Content>
    </ContextMenu.Root>
  );
}

it('opens by the right button and acts', async () => {
  const open = vi.fn();
  render(<Photo onOpen={open} />);
  await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByText('照片') });
  await userEvent.click(await screen.findByRole('menuitem', { name: '查看' }));
  expect(open).toHaveBeenCalledOnce();
});

it('opens by the menu key of the keyboard and closes by Esc', async () => {
  render(<Photo />);
  fireEvent.contextMenu(screen.getByText('照片'));
  expect(await screen.findByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
