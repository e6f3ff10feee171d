import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldRows } from '../../docs/fieldRows.ts';
import { dateFieldGuide } from '../../docs/guides/DateField.guide.tsx';
import { fieldState, looksOfField } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { parseDay } from './calendar.ts';
import { DateField } from './DateField.tsx';

const meta = {
  id: 'primitives-datefield',
  title: 'Primitives/DateField 日期输入',
  parameters: { guide: dateFieldGuide },
  component: DateField,
  argTypes: fieldRows,
  args: { label: 'Date' },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  render: (args, { globals }) => (
    <DateField
      {...args}
      label={translate(globals, '拍摄日期', 'Date taken')}
      error={args.error && translate(globals, '更新失败', 'The change failed')}
    />
  ),
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { name: 'Filled 已填', args: { defaultValue: parseDay('2026.11.21') } };
export const Empty: Story = { name: 'Empty 空' };
export const BeforeYearOne: Story = {
  name: 'Before Year One 公元前',
  args: { defaultValue: parseDay('-221.3.1') },
};
export const Invalid: Story = { name: 'Invalid 有误', args: { defaultValue: 0, error: 'yes' } };
export const Disabled: Story = { name: 'Disabled 禁用', args: { defaultValue: 0, disabled: true } };
export const NoSuchDay: Story = {
  name: 'No Such Day 没有这一天',
  // In an iframe its play function runs, so that the state is visible.
  parameters: { docs: { story: { inline: false, height: 'auto' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2026.2.30{Enter}');
  },
};

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfField((t, look) => (
    <DateField label={t('开始', 'Begins')} defaultValue={0} {...fieldState(look, t('太早了', 'Too early'))} />
  )),
};
