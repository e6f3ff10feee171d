import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { parseDay, parseDayRange } from '../../src/date-field/index.ts';
import { translate } from '../../src/test/translate.ts';
import { ExampleForm } from './ExampleForm.tsx';
import type { ExampleErrors, ExampleValues } from './exampleValues.ts';

const filled: Partial<ExampleValues> = {
  title: '京都的雨',
  password: 'xiangji',
  about: '雨后的石板路',
  days: '7',
  album: 'kyoto',
  audience: 'link',
  start: parseDay('2026.11.21') ?? 0,
  span: parseDayRange('2026.5.1~2026.5.7') ?? { start: 0, end: 0 },
  agreed: true,
};

/** The example's server accepts one code. */
const answerIn =
  (globals: Record<string, unknown>) =>
  async ({ title, code }: ExampleValues): Promise<ExampleErrors> => ({
    ...(title.includes('/') ? { title: translate(globals, '名称里不能有 /', 'Names cannot contain /') } : {}),
    ...(code.toUpperCase() === '7KMP'
      ? {}
      : { code: translate(globals, '验证码不对，试试 7KMP', 'Wrong code; try 7KMP') }),
  });

const meta = {
  id: 'forms',
  title: 'Forms 表单',
  component: ExampleForm,
  tags: ['!autodocs'],
  args: { send: answerIn({}), defaultValues: {} },
  render: (args, { globals }) => <ExampleForm {...args} send={answerIn(globals)} />,
} satisfies Meta<typeof ExampleForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['visual'], name: 'Filled 已填', args: { defaultValues: filled } };

/** Submitted empty: every field shows an error and the first is focused. */
export const SubmittedEmpty: Story = {
  name: 'Submitted Empty 空着提交',
  // The play function, which shows this state, runs only in an iframe.
  parameters: { docs: { story: { inline: false, height: 'auto' } } },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: translate(globals, '建立分享', 'Create share') }),
    );
    await expect(
      await canvas.findByRole('textbox', { name: translate(globals, '分享名称', 'Share name') }),
    ).toHaveFocus();
  },
};

/** Refused by the server: its errors are shown under their fields, and the first is focused. */
export const Refused: Story = {
  name: 'Refused 被拒绝',
  args: { defaultValues: { ...filled, title: '京都/雨', code: '2222' } },
  parameters: { docs: { story: { inline: false, height: 'auto' } } },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: translate(globals, '建立分享', 'Create share') }),
    );
    await canvas.findByText(translate(globals, '名称里不能有 /', 'Names cannot contain /'));
    await canvas.findByText(translate(globals, '验证码不对，试试 7KMP', 'Wrong code; try 7KMP'));
    await expect(
      canvas.getByRole('textbox', { name: translate(globals, '分享名称', 'Share name') }),
    ).toHaveFocus();
  },
};
