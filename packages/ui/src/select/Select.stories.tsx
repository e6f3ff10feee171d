import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { selectGuide } from '../../docs/guides/Select.guide.tsx';
import { fieldState, looksOfField } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { Select } from './Select.tsx';

const meta = {
  id: 'primitives-select',
  title: 'Primitives/Select 选择框',
  parameters: { guide: selectGuide },
  component: Select,
  args: { label: 'Valid for', options: [] },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  render: (args, { globals }) => (
    <Select
      {...args}
      label={translate(globals, '有效期', 'Valid for')}
      error={args.error && translate(globals, '请选择有效期', 'Choose how long')}
      options={[
        { value: '15', label: translate(globals, '15 天', '15 days') },
        { value: '30', label: translate(globals, '30 天', '30 days') },
        { value: '45', label: translate(globals, '45 天', '45 days'), disabled: true },
        { value: '0', label: translate(globals, '永久', 'For ever') },
      ]}
    />
  ),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = { name: 'Selected 已选', args: { defaultValue: '30' } };
export const Empty: Story = { name: 'Empty 空' };
export const Invalid: Story = { name: 'Invalid 有误', args: { error: 'yes', required: true } };
export const Disabled: Story = { name: 'Disabled 禁用', args: { disabled: true, defaultValue: '30' } };
export const Open: Story = {
  tags: ['visual'],
  name: 'Open 打开',
  args: { defaultValue: '30' },
  // In an iframe its play function runs, so that the list is visible.
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list).toBeVisible());
    const selected = within(list).getByRole('option', { selected: true });
    await expect(selected).toHaveTextContent(translate(globals, '30 天', '30 days'));
  },
};

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfField((t, look) => (
    <Select
      label={t('保留', 'Keep')}
      defaultValue="30"
      options={[{ value: '30', label: t('30 天', '30 days') }]}
      {...fieldState(look, t('请选择', 'Choose one'))}
    />
  )),
};
