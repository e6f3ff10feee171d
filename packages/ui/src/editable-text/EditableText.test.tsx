import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KeyboardEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { EditableText } from './EditableText.tsx';

describeConformance('EditableText', {
  element: HTMLInputElement,
  render: (probe) => <EditableText label="昵称" value="小满" onValueChange={() => {}} {...probe} />,
});

function setUp(allowEmpty = false) {
  const commit = vi.fn();
  render(<EditableText label="昵称" value="小满" onValueChange={commit} allowEmpty={allowEmpty} />);
  return { commit, input: screen.getByRole('textbox', { name: '昵称' }) };
}

it('commits a trimmed text once by Enter', async () => {
  const { commit, input } = setUp();
  await userEvent.type(input, ' 林 {Enter}');
  expect(commit.mock.calls).toEqual([['小满 林']]);
});

it('commits by leaving', async () => {
  const { commit, input } = setUp();
  await userEvent.type(input, '林');
  await userEvent.tab();
  expect(commit.mock.calls).toEqual([['小满林']]);
});

it('takes it back by Esc', async () => {
  const { commit, input } = setUp();
  await userEvent.type(input, '林{Escape}');
  expect(commit).not.toHaveBeenCalled();
  expect(input).toHaveValue('小满');
});

it('restores an emptied text, unless empty is allowed', async () => {
  const { commit, input } = setUp();
  await userEvent.clear(input);
  await userEvent.tab();
  expect(commit).not.toHaveBeenCalled();
  expect(input).toHaveValue('小满');
});

it('keeps quiet when nothing changed', async () => {
  const { commit, input } = setUp(true);
  await userEvent.type(input, '{Enter}');
  expect(commit).not.toHaveBeenCalled();
  await userEvent.clear(input);
  await userEvent.tab();
  expect(commit.mock.calls).toEqual([['']]);
});

it('does not press the element that gets the focus by the same Enter', async () => {
  const press = vi.fn();
  const after = () => screen.getByRole('button').focus();
  render(
    <>
      <EditableText label="昵称" value="小满" onValueChange={() => {}} onBlur={after} />
      <button type="button" onClick={press}>
        下一个
      </button>
    </>,
  );
  await userEvent.type(screen.getByRole('textbox'), '林{Enter}');
  expect(screen.getByRole('button')).toHaveFocus();
  expect(press).not.toHaveBeenCalled();
});

it('keeps its saved text without an owner, and Esc restores it', async () => {
  const commit = vi.fn();
  render(<EditableText label="昵称" defaultValue="小满" onValueChange={commit} />);
  const input = screen.getByRole('textbox');
  await userEvent.type(input, '林{Enter}');
  expect(input).toHaveValue('小满林');
  await userEvent.type(input, '木{Escape}');
  expect(input).toHaveValue('小满林');
  expect(commit.mock.calls).toEqual([['小满林']]);
});

it('calls the key handler of its owner first, which can prevent the commit', async () => {
  const commit = vi.fn();
  const handleKey = vi.fn((event: KeyboardEvent) => event.ctrlKey && event.preventDefault());
  render(<EditableText label="昵称" defaultValue="小满" onValueChange={commit} onKeyDown={handleKey} />);
  await userEvent.type(screen.getByRole('textbox'), '林{Control>}{Enter}{/Control}');
  expect(commit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(commit).toHaveBeenCalledOnce();
  expect(handleKey).toHaveBeenCalled();
});
