import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { stubBrowser } from '../test/browserStubs.ts';
import { ContextMenu } from './index.ts';

beforeAll(stubBrowser);
afterEach(() => {
  vi.useRealTimers();
});

function Photo({ onOpen }: { onOpen?: () => void }) {
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger>照片</ContextMenu.Trigger>
      <ContextMenu.Content aria-label="照片的操作">
        <ContextMenu.Item onSelect={onOpen}>浏览</ContextMenu.Item>
        <ContextMenu.Item>分享</ContextMenu.Item>
      </ContextMenu.Content>
    </ContextMenu.Root>
  );
}

it('opens by the right button and acts', async () => {
  const open = vi.fn();
  render(<Photo onOpen={open} />);
  await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByText('照片') });
  await userEvent.click(await screen.findByRole('menuitem', { name: '浏览' }));
  expect(open).toHaveBeenCalledOnce();
});

it('opens by the menu key of the keyboard and closes by Esc', async () => {
  render(<Photo />);
  fireEvent.contextMenu(screen.getByText('照片'));
  expect(await screen.findByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

/** A finger that stays where it is for so long (ms). */
function hold(ms: number): void {
  fireEvent.pointerDown(screen.getByText('照片'), { pointerType: 'touch' });
  act(() => vi.advanceTimersByTime(ms));
}

it('opens by the first finger that stays, not by one that moves or a mouse button held down', () => {
  vi.useFakeTimers();
  render(<Photo />);
  const photo = screen.getByText('照片');
  hold(400);
  fireEvent.pointerMove(photo, { pointerType: 'touch' });
  act(() => vi.advanceTimersByTime(2000));
  fireEvent.pointerDown(photo, { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(2000));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  hold(800);
  expect(screen.getByRole('menu', { name: '照片的操作' })).toBeInTheDocument();
});

it('asked for by keys it has the focus on its first action, and gives it back', async () => {
  render(
    <ContextMenu.Root>
      <ContextMenu.Trigger asChild>
        <div>
          <button type="button">照片</button>
        </div>
      </ContextMenu.Trigger>
      <ContextMenu.Content>
        <ContextMenu.Item>浏览</ContextMenu.Item>
      </ContextMenu.Content>
    </ContextMenu.Root>,
  );
  await userEvent.tab();
  const photo = screen.getByRole('button', { name: '照片' });
  fireEvent.keyDown(photo, { key: 'ContextMenu' });
  fireEvent.contextMenu(photo);
  expect(await screen.findByRole('menuitem', { name: '浏览' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: '照片' })).toBe(photo));
  expect(photo).toHaveFocus();
});

it('leaves a place that is disabled to the browser', () => {
  render(
    <ContextMenu.Root>
      <ContextMenu.Trigger disabled>照片</ContextMenu.Trigger>
      <ContextMenu.Content>
        <ContextMenu.Item>浏览</ContextMenu.Item>
      </ContextMenu.Content>
    </ContextMenu.Root>,
  );
  expect(fireEvent.contextMenu(screen.getByText('照片'))).toBe(true);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
