import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldRows } from '../../docs/fieldRows.ts';
import { dateRangeFieldGuide } from '../../docs/guides/DateRangeField.guide.tsx';
import { fieldState, looksOfField } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { parseDayRange } from './calendar.ts';
import { DateRangeField } from './DateRangeField.tsx';

/** Storybook's docgen does not follow an array into another file. */
const range = { table: { type: { summary: 'DayRange' } } };

const meta = {
  id: 'primitives-daterangefield',
  title: 'Primitives/DateRangeField 日期范围',
  parameters: { guide: dateRangeFieldGuide },
  component: DateRangeField,
  args: { label: 'Dates' },
  argTypes: { ...fieldRows, value: range, defaultValue: range },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  render: (args, { globals }) => (
    <DateRangeField {...args} label={translate(globals, '相册日期', 'Album dates')} />
  ),
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'Filled 已填',
  args: { defaultValue: parseDayRange('2026.5.1~2026.5.7') },
};
export const OneDay: Story = { name: 'One Day 一天', args: { defaultValue: parseDayRange('1899.12.31') } };
export const Empty: Story = { name: 'Empty 空' };
export const Disabled: Story = {
  name: 'Disabled 禁用',
  args: { defaultValue: { start: 0, end: 2 }, disabled: true },
};

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfField((t, look) => (
    <DateRangeField
      label={t('日期', 'Dates')}
      defaultValue={{ start: 0, end: 6 }}
      {...fieldState(look, t('太早了', 'Too early'))}
    />
  )),
};
