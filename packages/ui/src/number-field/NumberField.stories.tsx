import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldRows } from '../../docs/fieldRows.ts';
import { numberFieldGuide } from '../../docs/guides/NumberField.guide.tsx';
import { fieldState, looksOfField } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  id: 'primitives-numberfield',
  title: 'Primitives/NumberField 数字',
  tags: ['new'],
  component: NumberField,
  args: { label: 'Days to keep' },
  argTypes: { ...fieldRows },
  parameters: { guide: numberFieldGuide },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
  render: (args, { globals }) => (
    <NumberField
      {...args}
      label={translate(globals, '保留天数', 'Days to keep')}
      error={args.error && translate(globals, '最少 1 天', 'At least 1 day')}
    />
  ),
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { name: 'Filled 已填', args: { defaultValue: 30, min: 1, max: 365 } };
export const Empty: Story = { name: 'Empty 空' };
export const AtItsLimit: Story = {
  name: 'At Its Limit 到达上限',
  args: { defaultValue: 365, min: 1, max: 365 },
};
export const Currency: Story = {
  name: 'Currency 货币',
  args: { defaultValue: 1234.5, step: 0.5, format: { style: 'currency', currency: 'CNY' } },
};
export const Invalid: Story = { name: 'Invalid 有误', args: { error: 'yes', required: true } };
export const Disabled: Story = { name: 'Disabled 禁用', args: { defaultValue: 30, disabled: true } };

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfField((t, look) => (
    <NumberField label={t('天数', 'Days')} defaultValue={30} {...fieldState(look, t('太多了', 'Too many'))} />
  )),
};
