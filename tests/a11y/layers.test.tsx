import {
  Button,
  ConfirmDialog,
  ContextMenu,
  Dialog,
  DropdownMenu,
  Popover,
  TextField,
  Tooltip,
} from '@xiangji/ui';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, focused, press, show, walk } from './page.tsx';

it('Dialog: focus moves in, wraps around, and returns with Esc', async () => {
  show(
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>新建相册</Button>
      </Dialog.Trigger>
      <Dialog.Content title="新相册">
        <Dialog.Body>
          <TextField label="名称" />
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="solid">新建</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>,
  );
  await walk([
    ['{Tab}', 'button', '新建相册'],
    ['{Enter}', 'textbox', '名称'],
    ['{Tab}', 'button', '新建'],
    ['{Tab}', 'button', '关闭'],
    ['{Tab}', 'textbox', '名称'],
    ['{Shift>}{Tab}{/Shift}', 'button', '关闭'],
    ['{Escape}', 'button', '新建相册'],
  ]);
  await expect.element(find('dialog', '新相册')).not.toBeInTheDocument();
});

function Deleting() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>删除</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="删除 12 张照片？"
        description="30 天内可以恢复。"
        confirmLabel="删除 12 张照片"
        tone="critical"
        onConfirm={() => {}}
      />
    </>
  );
}

it('ConfirmDialog: focus starts on the cancel button; Esc cancels', async () => {
  show(<Deleting />);
  await walk([
    ['{Tab}', 'button', '删除'],
    ['{Enter}', 'button', '取消'],
    ['{Tab}', 'button', '删除 12 张照片'],
    ['{Escape}', 'button', '删除'],
  ]);
});

it('Popover: focus moves in and returns', async () => {
  show(
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button>显示方式</Button>
      </Popover.Trigger>
      <Popover.Content label="显示方式">
        <Button>按日期</Button>
      </Popover.Content>
    </Popover.Root>,
  );
  await walk([
    ['{Tab}', 'button', '显示方式'],
    ['{Enter}', 'button', '按日期'],
    ['{Escape}', 'button', '显示方式'],
  ]);
});

it('Tooltip: shown on focus, put away by Esc, and describes its control', async () => {
  show(
    <Tooltip content="向右旋转 90 度">
      <Button>旋转</Button>
    </Tooltip>,
  );
  await walk([['{Tab}', 'button', '旋转']]);
  await expect.element(find('tooltip', '向右旋转 90 度')).toBeInTheDocument();
  await expect.element(find('button', '旋转')).toHaveAccessibleDescription('向右旋转 90 度');
  await press('{Escape}');
  await expect.element(find('tooltip', '向右旋转 90 度')).not.toBeInTheDocument();
  await focused('button', '旋转');
});

it('DropdownMenu: arrows, ends, letters, a submenu and back, Esc returns the focus', async () => {
  show(
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button>更多</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Rename</DropdownMenu.Item>
        <DropdownMenu.Item disabled>Locked</DropdownMenu.Item>
        <DropdownMenu.Sub>
          <DropdownMenu.SubTrigger>Move</DropdownMenu.SubTrigger>
          <DropdownMenu.SubContent>
            <DropdownMenu.Item>Kyoto</DropdownMenu.Item>
          </DropdownMenu.SubContent>
        </DropdownMenu.Sub>
        <DropdownMenu.Item tone="critical">Delete</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  );
  await walk([
    ['{Tab}', 'button', '更多'],
    ['{Enter}', 'menuitem', 'Rename'],
    ['{ArrowDown}', 'menuitem', 'Move'],
    ['{End}', 'menuitem', 'Delete'],
    ['{Home}', 'menuitem', 'Rename'],
    ['m', 'menuitem', 'Move'],
    ['{ArrowRight}', 'menuitem', 'Kyoto'],
    ['{ArrowLeft}', 'menuitem', 'Move'],
    ['{Escape}', 'button', '更多'],
  ]);
});

function showPhotoMenu() {
  show(
    <ContextMenu.Root>
      <ContextMenu.Trigger asChild>
        <button type="button">照片</button>
      </ContextMenu.Trigger>
      <ContextMenu.Content>
        <ContextMenu.Item>查看</ContextMenu.Item>
        <ContextMenu.CheckboxItem checked>收藏</ContextMenu.CheckboxItem>
        <ContextMenu.Item>删除</ContextMenu.Item>
      </ContextMenu.Content>
    </ContextMenu.Root>,
  );
}

it('ContextMenu: opened by Shift+F10 on the focused element, which gets the focus back with Esc', async () => {
  showPhotoMenu();
  await walk([['{Tab}', 'button', '照片']]);
  await press('{Shift>}{F10}{/Shift}');
  await expect.element(find('menuitem', '查看')).toBeInTheDocument();
  // Opened by a key, the menu focuses the first entry at once.
  await focused('menuitem', '查看');
  await walk([['{ArrowDown}', 'menuitemcheckbox', '收藏']]);
  await press('{Escape}');
  await focused('button', '照片');
});

it('ContextMenu: opens by a long press, not by a short tap', async () => {
  showPhotoMenu();
  const photo = find('button', '照片').element();
  const finger = { pointerType: 'touch', bubbles: true, clientX: 20, clientY: 20 };
  photo.dispatchEvent(new PointerEvent('pointerdown', finger));
  photo.dispatchEvent(new PointerEvent('pointerup', finger));
  expect(find('menuitem', '查看').query()).toBeNull();
  photo.dispatchEvent(new PointerEvent('pointerdown', finger));
  await expect.element(find('menuitem', '查看')).toBeInTheDocument();
});

it('ContextMenu: opened on its element, walked by arrows, closed by Esc', async () => {
  showPhotoMenu();
  await walk([['{Tab}', 'button', '照片']]);
  await userEvent.click(find('button', '照片'), { button: 'right' });
  await expect.element(find('menuitem', '查看')).toBeInTheDocument();
  await walk([
    ['{ArrowDown}', 'menuitem', '查看'],
    ['{ArrowDown}', 'menuitemcheckbox', '收藏'],
    ['{End}', 'menuitem', '删除'],
  ]);
  await expect.element(find('menuitemcheckbox', '收藏')).toBeChecked();
  await press('{Escape}');
  await expect.element(find('menuitem', '查看')).not.toBeInTheDocument();
  await focused('button', '照片');
});
