import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { calendarGuide } from '../../docs/guides/Calendar.guide.tsx';
import { parseDay } from '../date-field/calendar.ts';
import { translate } from '../test/translate.ts';
import { Calendar } from './Calendar.tsx';

const day = (text: string) => parseDay(text) ?? 0;

const meta = {
  id: 'primitives-calendar',
  title: 'Primitives/Calendar 日历',
  tags: ['new'],
  component: Calendar,
  args: { label: 'Day', defaultValue: day('2026.5.20') },
  parameters: { guide: calendarGuide },
  render: (args, { globals }) => <Calendar {...args} label={translate(globals, '日期', 'Day')} />,
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  tags: ['visual'],
  name: 'Selected 已选',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('21'));
    await expect(canvas.getByText('21')).toHaveAttribute('data-selected');
  },
};
export const Limited: Story = {
  name: 'Limited 有范围',
  args: { min: day('2026.5.10'), max: day('2026.5.25') },
};
export const Disabled: Story = { name: 'Disabled 禁用', args: { disabled: true } };
export const YearsBC: Story = { name: 'Years BC 公元前', args: { defaultValue: day('-220.3.1') } };
