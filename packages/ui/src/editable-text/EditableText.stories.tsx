import type { Meta, StoryObj } from '@storybook/react-vite';
import { editableTextGuide } from '../../docs/guides/EditableText.guide.tsx';
import { looksOfAction } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { EditableText } from './EditableText.tsx';

const meta = {
  id: 'primitives-editabletext',
  title: 'Primitives/EditableText 就地编辑',
  parameters: { guide: editableTextGuide },
  component: EditableText,
  args: { label: 'Name' },
  decorators: [(Story) => <div style={{ maxWidth: 360, paddingInline: 8 }}>{Story()}</div>],
  render: (args, { globals }) => (
    <EditableText
      key={String(globals.locale)}
      {...args}
      label={translate(globals, '名称', 'Name')}
      defaultValue={translate(globals, '京都 2026', 'Kyoto 2026')}
    />
  ),
} satisfies Meta<typeof EditableText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { name: 'Rest 静止' };
export const Editing: Story = { name: 'Editing 编辑中', args: { autoFocus: true } };
export const Disabled: Story = { name: 'Disabled 禁用', args: { disabled: true } };

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfAction((t, look) => (
    <EditableText
      label={t('相册名称', 'Album name')}
      defaultValue={t('外婆的院子', 'Grandmother’s yard')}
      disabled={look === 'disabled'}
    />
  )),
};
