import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { editableTextGuide } from '../../docs/guides/EditableText.guide.tsx';
import { looksOfAction } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { EditableText, type EditableTextProps } from './EditableText.tsx';

function Kept({ value, ...rest }: EditableTextProps) {
  const [text, setText] = useState(value);
  return <EditableText {...rest} value={text} onValueCommit={setText} />;
}

const meta = {
  id: 'primitives-editabletext',
  title: 'Primitives/EditableText 就地编辑',
  parameters: { guide: editableTextGuide },
  component: EditableText,
  args: { label: 'Name', value: 'Kyoto', onValueCommit: () => {} },
  decorators: [(Story) => <div style={{ maxWidth: 360, paddingInline: 8 }}>{Story()}</div>],
  render: (args, { globals }) => (
    <Kept
      key={String(globals.locale)}
      {...args}
      label={translate(globals, '名称', 'Name')}
      value={translate(globals, '京都 2026', 'Kyoto 2026')}
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
  name: 'Looks 所有状态',
  ...looksOfAction((t, look) => (
    <EditableText
      label={t('相册名称', 'Album name')}
      value={t('外婆的院子', 'Grandmother’s yard')}
      disabled={look === 'disabled'}
      onValueCommit={() => {}}
    />
  )),
};
