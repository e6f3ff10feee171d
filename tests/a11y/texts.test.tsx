import { CodeInput, DateField, EditableText, Pagination, parseDay, TextArea } from '@xiangji/ui';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, press, show, walk } from './page.tsx';

it('CodeInput: keeps letters and digits, Backspace takes one back, the last box sends', async () => {
  const send = vi.fn();
  show(<CodeInput label="提取码" length={4} onComplete={send} />);
  const box = find('textbox', '提取码');
  await walk([['{Tab}', 'textbox', '提取码']]);
  await press('7', '-', 'k', 'm', '{Backspace}');
  await expect.element(box).toHaveValue('7k');
  await press('m', 'p');
  await expect.poll(() => send.mock.calls).toEqual([['7kmp']]);
});

it('DateField: Enter commits, Esc restores, an invalid day is announced', async () => {
  const change = vi.fn();
  show(<DateField label="开始" defaultValue={parseDay('2026.11.21') ?? 0} onValueChange={change} />);
  const field = find('textbox', '开始');
  await walk([['{Tab}', 'textbox', '开始']]);
  await userEvent.clear(field);
  await press('2026.2.30', '{Enter}');
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription(/请输入正确的日期/);
  await press('{Escape}');
  await expect.element(field).toHaveValue('2026.11.21');
  expect(change).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await press('-221.3.1', '{Enter}');
  await expect.poll(() => change.mock.calls).toEqual([[parseDay('-221.3.1')]]);
});

function Title() {
  const [title, setTitle] = useState('京都');
  return <EditableText label="相册名称" value={title} onValueChange={setTitle} />;
}

it('EditableText: Enter saves, Esc restores, an empty text is restored', async () => {
  show(<Title />);
  const field = find('textbox', '相册名称');
  await walk([['{Tab}', 'textbox', '相册名称']]);
  await userEvent.fill(field, '奈良');
  await press('{Enter}');
  await expect.element(field).toHaveValue('奈良');
  await expect.element(field).not.toHaveFocus();
  await userEvent.fill(field, '大阪');
  await press('{Escape}');
  await expect.element(field).toHaveValue('奈良');
  await userEvent.fill(field, '');
  await press('{Enter}');
  await expect.element(field).toHaveValue('奈良');
});

it('TextArea: Ctrl+Enter commits, Esc cancels', async () => {
  const commit = vi.fn();
  const cancel = vi.fn();
  show(<TextArea label="留言" onValueCommit={commit} onCancel={cancel} />);
  await walk([['{Tab}', 'textbox', '留言']]);
  await press('a', '{Enter}', 'b', '{Control>}{Enter}{/Control}');
  await expect.poll(() => commit.mock.calls).toEqual([['a\nb']]);
  await press('{Escape}');
  await expect.poll(() => cancel.mock.calls.length).toBe(1);
});

function Pages() {
  const [page, setPage] = useState(1);
  return <Pagination page={page} total={3} onPageChange={setPage} />;
}

it('Pagination: Enter shows the next page, and the focus stays on the button at the last one', async () => {
  show(<Pages />);
  await walk([
    ['{Tab}', 'button', '上一页'],
    ['{Tab}', 'button', '下一页'],
    ['{Enter}', 'button', '下一页'],
  ]);
  await expect.element(find('status', '第 2 页，共 3 页')).toBeInTheDocument();
  await walk([
    ['{Enter}', 'button', '下一页'],
    ['{Enter}', 'button', '下一页'],
    ['{Shift>}{Tab}{/Shift}', 'button', '上一页'],
  ]);
  await expect.element(find('status', '第 3 页，共 3 页')).toBeInTheDocument();
  await expect.element(find('button', '下一页')).toHaveAttribute('aria-disabled', 'true');
});
