import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { stubBrowser } from '../test/browserStubs.ts';
import { describeComponent } from '../test/describeComponent.tsx';
import { DropdownMenu } from './index.ts';

beforeAll(stubBrowser);

describeComponent('DropdownMenu.Content', {
  element: HTMLDivElement,
  render: (probe) => (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button>更多</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content {...probe}>
        <DropdownMenu.Item>分享</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
});

it('goes by arrows and letters, acts by Enter and returns the focus', async () => {
  const remove = vi.fn();
  render(
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button>更多</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Share</DropdownMenu.Item>
        <DropdownMenu.Item disabled>Move</DropdownMenu.Item>
        <DropdownMenu.Item tone="critical" shortcut="Del" onSelect={remove}>
          Delete
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Share' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(remove).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByRole('button', { name: '更多' })).toHaveFocus());
});

it('tells which choice is taken', async () => {
  render(
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger>排序</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.RadioGroup value="date">
          <DropdownMenu.RadioItem value="date">按日期</DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="name">按名称</DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator />
        <DropdownMenu.CheckboxItem checked>显示文件名</DropdownMenu.CheckboxItem>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  );
  expect(screen.getByRole('menuitemradio', { name: '按日期' })).toBeChecked();
  expect(screen.getByRole('menuitemradio', { name: '按名称' })).not.toBeChecked();
  expect(screen.getByRole('menuitemcheckbox', { name: '显示文件名' })).toBeChecked();
});

function More({ modal }: { modal?: boolean }) {
  return (
    <DropdownMenu.Root modal={modal ?? true}>
      <DropdownMenu.Trigger asChild>
        <Button>更多</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>分享</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

it('opens at the first press of a mouse, says so at its button, and closes at the next', async () => {
  render(<More modal={false} />);
  const button = screen.getByRole('button', { name: '更多', expanded: false });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await userEvent.click(button);
  const menu = await screen.findByRole('menu', { name: '更多' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveAttribute('aria-controls', menu.id);
  await userEvent.click(button);
  await waitFor(() => expect(menu).not.toBeInTheDocument());
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('opens at the first touch', async () => {
  render(<More />);
  const button = screen.getByRole('button', { name: '更多' });
  await userEvent.pointer({ keys: '[TouchA]', target: button });
  expect(await screen.findByRole('menuitem', { name: '分享' })).toBeVisible();
});

it.each(['{Enter}', ' ', '{ArrowDown}'])(
  'opens at the first %s, and Esc gives the focus back',
  async (key) => {
    render(<More />);
    const button = screen.getByRole('button', { name: '更多' });
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(await screen.findByRole('menuitem', { name: '分享' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    expect(screen.getByRole('button', { name: '更多' })).toBe(button);
  },
);

it('leaves a button that is disabled, or whose own handler settles the press, alone', async () => {
  render(
    <DropdownMenu.Root>
      <DropdownMenu.Trigger onPointerDown={(event) => event.preventDefault()}>一</DropdownMenu.Trigger>
      <DropdownMenu.Trigger disabled>二</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>分享</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  );
  await userEvent.click(screen.getByRole('button', { name: '一' }));
  await userEvent.click(screen.getByRole('button', { name: '二' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('is opened and closed from outside', async () => {
  const told = vi.fn();
  const menu = (open: boolean) => (
    <DropdownMenu.Root open={open} onOpenChange={told}>
      <DropdownMenu.Trigger>更多</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>分享</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
  const { rerender } = render(menu(false));
  await userEvent.click(screen.getByRole('button', { name: '更多' }));
  expect(told).toHaveBeenLastCalledWith(true);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  rerender(menu(true));
  await userEvent.keyboard('{Escape}');
  expect(told).toHaveBeenLastCalledWith(false);
  expect(screen.getByRole('menu')).toBeVisible();
});
