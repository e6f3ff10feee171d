import type { Meta, StoryObj } from '@storybook/react-vite';
import { textAreaGuide } from '../../docs/guides/TextArea.guide.tsx';
import { fieldState, looksOfField } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  id: 'primitives-textarea',
  title: 'Primitives/TextArea 多行输入',
  parameters: { guide: textAreaGuide },
  component: TextArea,
  args: { label: 'About this album', limit: 140 },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
  render: (args, { globals }) => (
    <TextArea
      {...args}
      label={translate(globals, '相册简介', 'About this album')}
      error={
        args.error && translate(globals, `简介最多 ${args.limit} 个字`, `At most ${args.limit} characters`)
      }
    />
  ),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Empty 空' };
export const Filled: Story = {
  name: 'Filled 已填',
  args: { defaultValue: '雨后的石板路，茶馆门口的一盏灯。\nStone after rain, one lamp.' },
};
export const OverLimit: Story = {
  name: 'Over Limit 超出上限',
  args: { limit: 10, defaultValue: '雨后的石板路，茶馆门口的一盏灯。', error: 'yes' },
};
export const Disabled: Story = {
  name: 'Disabled 禁用',
  args: { disabled: true, defaultValue: '雨后的石板路' },
};

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfField((t, look) => (
    <TextArea
      label={t('介绍', 'About')}
      limit={140}
      defaultValue={t('雨后的石板路', 'Stone paving after the rain')}
      {...fieldState(look, t('太短', 'Too short'))}
    />
  )),
};
