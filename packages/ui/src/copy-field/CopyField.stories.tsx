import type { Meta, StoryObj } from '@storybook/react-vite';
import { copyFieldGuide } from '../../docs/guides/CopyField.guide.tsx';
import { fieldState, looksOfField } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { CopyField } from './CopyField.tsx';

const meta = {
  id: 'primitives-copyfield',
  title: 'Primitives/CopyField 复制框',
  parameters: { guide: copyFieldGuide },
  component: CopyField,
  args: { label: 'Share link', value: 'https://xiangji.example/s/Kx7mPq2d' },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  render: (args, { globals }) => <CopyField {...args} label={translate(globals, '分享链接', 'Share link')} />,
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { name: 'Rest 静止' };
export const LongValue: Story = {
  name: 'Long Value 长内容',
  args: { value: `https://xiangji.example/i/${'LINMU2026'.repeat(8)}` },
};
export const Disabled: Story = { name: 'Disabled 禁用', args: { disabled: true } };

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfField((t, look) => (
    <CopyField
      label={t('链接', 'Link')}
      value="https://xiangji.example/i/LINMU"
      {...fieldState(look, t('链接已失效', 'The link has expired'))}
    />
  )),
};
