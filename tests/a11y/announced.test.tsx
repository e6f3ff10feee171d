import { Button, CodeInput, Dialog, DropdownMenu, useToast } from '@xiangji/ui';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { find, focused, listen, press, show, spoken, walk } from './page.tsx';

function Toasting({ onUndo }: { onUndo: () => void }) {
  const toaster = useToast();
  return (
    <>
      <Button onClick={() => toaster.show({ title: '照片保存成功', duration: null })}>保存</Button>
      <Button onClick={() => toaster.undo('已删除 12 张照片', onUndo)}>删除</Button>
    </>
  );
}

it('Toast: is spoken, is reached by F8, is acted on and dismissed by key', async () => {
  const undo = vi.fn();
  const heard = listen();
  show(<Toasting onUndo={undo} />);
  await walk([['{Tab}', 'button', '保存']]);
  await press('{Enter}');
  await spoken(heard, '照片保存成功');
  await walk([['{Tab}', 'button', '删除']]);
  await press('{Enter}');
  await spoken(heard, '已删除 12 张照片');
  await press('{F8}');
  await expect
    .poll(() => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label'))
    .toContain('通知');
  await press('{Tab}', '{Tab}');
  await focused('button', '撤销');
  await press('{Enter}');
  await expect.poll(() => undo.mock.calls.length).toBe(1);
});

it('Dialog: is named by its title, described by its sentence, modal, and the rest is hidden', async () => {
  show(
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>新建相册</Button>
      </Dialog.Trigger>
      <Dialog.Content title="新相册" description="名称以后可以改">
        <Button>新建</Button>
      </Dialog.Content>
    </Dialog.Root>,
  );
  await walk([['{Tab}', 'button', '新建相册']]);
  await expect.element(find('button', '新建相册')).toHaveAttribute('aria-expanded', 'false');
  await press('{Enter}');
  const dialog = find('dialog', '新相册');
  await expect.element(dialog).toHaveAccessibleDescription('名称以后可以改');
  await expect.element(find('button', '新建')).toHaveFocus();
  await expect.element(find('button', '新建相册')).not.toBeInTheDocument();
});

function Opening() {
  const [error, setError] = useState<string>();
  return (
    <CodeInput
      label="提取码"
      hint="4 位"
      length={4}
      error={error}
      onComplete={() => setError('提取码不对')}
    />
  );
}

it('CodeInput: one named text box; a wrong code is spoken, marked, cleared and described', async () => {
  const heard = listen();
  show(<Opening />);
  const box = find('textbox', '提取码');
  await expect.element(box).toHaveAccessibleDescription('4 位');
  await walk([['{Tab}', 'textbox', '提取码']]);
  await press('0', '0', '0', '0');
  await spoken(heard, '提取码不对');
  await expect.element(box).toBeInvalid();
  await expect.element(box).toHaveAccessibleDescription('提取码不对 4 位');
  await expect.element(box).toHaveValue('');
  await expect.element(box).toHaveFocus();
});

it('DropdownMenu: the button says that it has a menu and whether it is open; items say their kind and state', async () => {
  show(
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button>排序</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.RadioGroup value="new">
          <DropdownMenu.RadioItem value="new">最新</DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="old">最早</DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>
        <DropdownMenu.CheckboxItem checked={false}>只看收藏</DropdownMenu.CheckboxItem>
        <DropdownMenu.Item shortcut="Ctrl D" disabled>
          删除
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  );
  const trigger = find('button', '排序');
  await expect.element(trigger).toHaveAttribute('aria-haspopup', 'menu');
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await walk([
    ['{Tab}', 'button', '排序'],
    ['{Enter}', 'menuitemradio', '最新'],
  ]);
  await expect.element(find('menu', '排序')).toBeInTheDocument();
  await expect.element(find('menuitemradio', '最新')).toBeChecked();
  await expect.element(find('menuitemradio', '最早')).not.toBeChecked();
  await expect.element(find('menuitemcheckbox', '只看收藏')).not.toBeChecked();
  await expect.element(find('menuitem', '删除')).toHaveAttribute('aria-disabled', 'true');
});
