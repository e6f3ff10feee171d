import type { Meta, StoryObj } from '@storybook/react-vite';
import { textFieldGuide } from '../../docs/guides/TextField.guide.tsx';
import { SearchIcon } from '../icon/index.ts';
import { fieldState, looksOfField } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { TextField } from './TextField.tsx';

const meta = {
  id: 'primitives-textfield',
  title: 'Primitives/TextField 输入框',
  parameters: { guide: textFieldGuide },
  component: TextField,
  args: { label: 'Album name' },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  render: (args, { globals }) => (
    <TextField
      {...args}
      label={translate(globals, '相册名称', 'Album name')}
      hint={args.hint && translate(globals, '最多 30 个字', 'Up to 30 characters')}
      error={args.error && translate(globals, '请输入相册名称', 'Enter an album name')}
      placeholder={args.placeholder && translate(globals, '新相册', 'New album')}
    />
  ),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { name: 'Rest 静止', args: { hint: 'yes', placeholder: 'yes' } };
export const Filled: Story = { name: 'Filled 已填', args: { defaultValue: '2026 京都 Kyoto' } };
export const Required: Story = { name: 'Required 必填', args: { required: true } };
export const Invalid: Story = { name: 'Invalid 有误', args: { error: 'yes', required: true } };
export const Disabled: Story = {
  name: 'Disabled 禁用',
  args: { disabled: true, defaultValue: '新相册 - 2026.11.21' },
};
export const WithIcon: Story = {
  name: 'With Icon 带图标',
  args: { start: <SearchIcon /> },
  render: (args, { globals }) => (
    <TextField
      {...args}
      label={translate(globals, '查找相册', 'Find an album')}
      defaultValue={translate(globals, '京都', 'Kyoto')}
    />
  ),
};
export const Focused: Story = { name: 'Focused 聚焦', args: { autoFocus: true, placeholder: 'yes' } };

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfField((t, look) => (
    <TextField
      label={t('相册名称', 'Album name')}
      defaultValue={t('京都', 'Kyoto')}
      {...fieldState(look, t('名称已经用过', 'That name is taken'))}
    />
  )),
};
