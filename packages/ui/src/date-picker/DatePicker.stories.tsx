import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { fieldRows } from '../../docs/fieldRows.ts';
import { datePickerGuide } from '../../docs/guides/DatePicker.guide.tsx';
import { parseDay } from '../date-field/index.ts';
import { fieldState, looksOfField } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  id: 'primitives-datepicker',
  title: 'Primitives/DatePicker 日期选择',
  tags: ['new'],
  component: DatePicker,
  args: { label: 'Expires' },
  argTypes: { ...fieldRows },
  parameters: { guide: datePickerGuide },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
  render: (args, { globals }) => (
    <DatePicker
      {...args}
      label={translate(globals, '到期日', 'Expires')}
      error={args.error && translate(globals, '请选择一天', 'Choose a day')}
    />
  ),
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { name: 'Filled 已填', args: { defaultValue: parseDay('2026.5.20') } };
export const Empty: Story = { name: 'Empty 空' };
export const Invalid: Story = { name: 'Invalid 有误', args: { error: 'yes', required: true } };
export const Disabled: Story = {
  name: 'Disabled 禁用',
  args: { defaultValue: parseDay('2026.5.20'), disabled: true },
};
export const Open: Story = {
  tags: ['visual'],
  name: 'Open 打开',
  args: { defaultValue: parseDay('2026.5.20') },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
  },
};

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfField((t, look) => (
    <DatePicker
      label={t('到期日', 'Expires')}
      defaultValue={0}
      {...fieldState(look, t('太早了', 'Too early'))}
    />
  )),
};
