import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KeyboardEvent } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/index.ts';
import { stubBrowser } from '../test/browserStubs.ts';
import { describeConformance } from '../test/describeConformance.tsx';
import { ComboBox } from './ComboBox.tsx';

beforeAll(stubBrowser);

const options = [
  { value: 'kyoto', label: '京都红叶', keywords: 'jingdu hongye', detail: '24' },
  { value: 'sea', label: '海边三日', keywords: 'haibian sanri' },
  { value: 'old', label: '老照片', disabled: true },
  { value: 'snow', label: '雪国列车', keywords: 'xueguo' },
] as const;

describeConformance('ComboBox', {
  element: HTMLInputElement,
  render: (probe) => <ComboBox label="相册" options={options} defaultValue="sea" {...probe} />,
});

const names = () => screen.getAllByRole('option').map((option) => option.textContent);

it('walks its options by keyboard, leaves out the disabled, and takes one with Enter', async () => {
  const change = vi.fn();
  render(<ComboBox label="相册" options={options} onValueChange={change} />);
  const box = screen.getByRole('combobox', { name: '相册' });
  await userEvent.tab();
  expect(box).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(box).toHaveAttribute('aria-expanded', 'true');
  const active = screen.getByRole('option', { name: '雪国列车' });
  expect(box).toHaveAttribute('aria-activedescendant', active.id);
  expect(active).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: /京都红叶/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith('snow');
  expect(box).toHaveValue('雪国列车');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('is narrowed by name and by pinyin, and says when nothing is left', async () => {
  render(<ComboBox label="相册" options={options} />);
  const box = screen.getByRole('combobox', { name: '相册' });
  await userEvent.type(box, 'HAI');
  expect(names()).toEqual(['海边三日']);
  await userEvent.clear(box);
  await userEvent.type(box, '没有');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.getByText('Nothing matches')).toBeVisible();
});

it.each(['{Enter}', '{Tab}'])('takes the only match, or the exact one, on %s', async (key) => {
  const change = vi.fn();
  const nested = [
    { value: 'a', label: '海' },
    { value: 'b', label: '海边' },
    { value: 'c', label: '海边三日' },
  ];
  render(<ComboBox label="相册" options={nested} onValueChange={change} />);
  const box = screen.getByRole('combobox', { name: '相册' });
  await userEvent.type(box, `海边${key}`);
  expect(change).toHaveBeenLastCalledWith('b');
  expect(box).toHaveValue('海边');
  await userEvent.clear(box);
  await userEvent.type(box, `三${key}`);
  expect(change).toHaveBeenLastCalledWith('c');
  await userEvent.clear(box);
  await userEvent.type(box, `海${key}`);
  expect(change).toHaveBeenLastCalledWith('a');
  expect(change).toHaveBeenCalledTimes(3);
});

it('does not take the option under the pointer on Tab', async () => {
  const change = vi.fn();
  render(<ComboBox label="相册" options={options} onValueChange={change} />);
  await userEvent.click(screen.getByRole('combobox', { name: '相册' }));
  await userEvent.hover(screen.getByRole('option', { name: '海边三日' }));
  await userEvent.tab();
  expect(change).not.toHaveBeenCalled();
});

it('restores the selected name on Esc and on blur, and is selected from by pointer', async () => {
  const change = vi.fn();
  render(<ComboBox label="相册" options={options} defaultValue="sea" onValueChange={change} />);
  const box = screen.getByRole('combobox', { name: '相册' });
  await userEvent.type(box, 'zzz{Escape}');
  expect(box).toHaveValue('海边三日');
  await userEvent.type(box, 'zzz');
  await userEvent.tab();
  expect(box).toHaveValue('海边三日');
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('option', { name: '老照片' }));
  expect(change).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('option', { name: /京都红叶/ }));
  expect(change).toHaveBeenCalledExactlyOnceWith('kyoto');
  expect(box).toHaveFocus();
});

it('closes before the dialog around it does', async () => {
  render(
    <Dialog.Root defaultOpen>
      <Dialog.Content title="移动照片">
        <ComboBox label="相册" options={options} />
      </Dialog.Content>
    </Dialog.Root>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: '相册' }));
  expect(names()).toHaveLength(options.length);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: '移动照片' })).toBeVisible();
});

it('calls the handlers of its owner, which can prevent its keys', async () => {
  const handleClick = vi.fn();
  const handleBlur = vi.fn();
  const handleKey = vi.fn((event: KeyboardEvent) => event.key === 'ArrowUp' && event.preventDefault());
  render(
    <ComboBox
      label="相册"
      options={options}
      onClick={handleClick}
      onKeyDown={handleKey}
      onBlur={handleBlur}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox', { name: '相册' }));
  expect(screen.getAllByRole('option')).toHaveLength(options.length);
  await userEvent.tab();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(handleClick).toHaveBeenCalledOnce();
  expect(handleBlur).toHaveBeenCalledOnce();
  expect(handleKey).toHaveBeenCalled();
});

it('submits the value of its option, and nothing while it is disabled', async () => {
  const box = (disabled: boolean) => (
    <form aria-label="分享">
      <ComboBox label="相册" name="album" options={options} defaultValue="sea" disabled={disabled} />
    </form>
  );
  const { rerender } = render(box(false));
  const form = screen.getByRole<HTMLFormElement>('form', { name: '分享' });
  await userEvent.type(screen.getByRole('combobox'), '{Control>}a{/Control}雪');
  expect([...new FormData(form)]).toEqual([['album', 'sea']]);
  await userEvent.keyboard('{Enter}');
  expect([...new FormData(form)]).toEqual([['album', 'snow']]);
  rerender(box(true));
  expect([...new FormData(form)]).toEqual([]);
});

it('opens no options while it is read-only', async () => {
  const change = vi.fn();
  render(<ComboBox label="相册" options={options} defaultValue="sea" readOnly onValueChange={change} />);
  const field = screen.getByRole('combobox', { name: '相册' });
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(change).not.toHaveBeenCalled();
});
