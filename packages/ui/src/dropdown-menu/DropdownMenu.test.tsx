import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { stubBrowser } from '../test/browserStubs.ts';
import { describeConformance } from '../test/describeConformance.tsx';
import { DropdownMenu } from './index.ts';

beforeAll(stubBrowser);

describeConformance('DropdownMenu.Content', {
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

it('moves by arrows and letters, selects by Enter and returns the focus', async () => {
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

it('marks the selected option', async () => {
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
