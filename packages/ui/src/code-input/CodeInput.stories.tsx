import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fieldRows } from '../../docs/fieldRows.ts';
import { codeInputGuide } from '../../docs/guides/CodeInput.guide.tsx';
import { fieldState, looksOfField } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { CodeInput } from './CodeInput.tsx';

const meta = {
  id: 'primitives-codeinput',
  title: 'Primitives/CodeInput 验证码输入',
  parameters: { guide: codeInputGuide },
  component: CodeInput,
  argTypes: fieldRows,
  args: { length: 4, onComplete: fn() },
  render: (args, { globals }) => (
    <CodeInput
      {...args}
      label={args.length === 4 ? translate(globals, '提取码', 'Share code') : undefined}
      error={args.error && translate(globals, '提取码已连续输错 2 次', 'The code was wrong 2 times')}
    />
  ),
} satisfies Meta<typeof CodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Empty 空' };
export const Filled: Story = { name: 'Filled 已填', args: { value: '7KMP' } };
export const SixDigits: Story = { name: 'Six Digits 六位数字', args: { length: 6 } };
/** The widest code that a phone of 320 px shows. */
export const EightDigits: Story = {
  name: 'Eight Digits 八位数字',
  args: { length: 8 },
  decorators: [(Story) => <div style={{ width: '280px' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const space = canvasElement.querySelector('div');
    await expect(space?.scrollWidth).toBe(280);
  },
};
export const Wrong: Story = { name: 'Wrong 错误', args: { error: 'yes' } };
export const Disabled: Story = { name: 'Disabled 禁用', args: { disabled: true, value: '7K' } };
export const Typed: Story = {
  name: 'Typed 已输入',
  // In an iframe its play function runs, so that the state is visible.
  parameters: { docs: { story: { inline: false, height: 'auto' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '7kmp');
    await expect(args.onComplete).toHaveBeenCalledWith('7kmp');
  },
};

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfField((t, look) => (
    <CodeInput
      label={t('提取码', 'Code')}
      length={4}
      value="7K"
      {...fieldState(look, t('提取码不对', 'The code is wrong'))}
    />
  )),
};
