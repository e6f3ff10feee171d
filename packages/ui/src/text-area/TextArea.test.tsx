import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { TextArea } from './TextArea.tsx';

describeConformance('TextArea', {
  element: HTMLTextAreaElement,
  render: (probe) => <TextArea label="简介" limit={140} {...probe} />,
});

it('counts down and past its limit', async () => {
  render(<TextArea label="简介" limit={3} />);
  await userEvent.type(screen.getByRole('textbox'), '春夏');
  expect(screen.getByText('1')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), '秋冬');
  expect(screen.getByTitle('1 character too many')).toBeVisible();
});

it('counts a text that a form wrote through its ref', () => {
  const fill = (element: HTMLTextAreaElement | null) => {
    if (element) element.value = '春夏秋';
  };
  render(<TextArea label="简介" limit={10} ref={fill} />);
  expect(screen.getByText('7')).toBeVisible();
});

it('commits by Ctrl or Cmd + Enter and cancels by Esc', async () => {
  const commit = vi.fn();
  const cancel = vi.fn();
  render(<TextArea label="简介" defaultValue="旧" onValueCommit={commit} onCancel={cancel} />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('新{Control>}{Enter}{/Control}{Meta>}{Enter}{/Meta}{Enter}{Escape}');
  expect(commit.mock.calls).toEqual([['旧新'], ['旧新']]);
  expect(cancel).toHaveBeenCalledOnce();
});

it('passes the text to onValueChange, also when it is controlled', async () => {
  const setValue = vi.fn();
  render(<TextArea label="简介" value="春" onValueChange={setValue} />);
  await userEvent.type(screen.getByRole('textbox'), '夏');
  expect(setValue.mock.calls).toEqual([['春夏']]);
  expect(screen.getByRole('textbox')).toHaveValue('春');
});
