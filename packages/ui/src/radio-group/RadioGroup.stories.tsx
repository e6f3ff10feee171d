import type { Meta, StoryObj } from '@storybook/react-vite';
import { radioGroupGuide } from '../../docs/guides/RadioGroup.guide.tsx';
import { fieldState, looksOfField } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  id: 'primitives-radiogroup',
  title: 'Primitives/RadioGroup 单选组',
  parameters: { guide: radioGroupGuide },
  component: RadioGroup,
  args: { label: 'Who may see it', options: [] },
  render: (args, { globals }) => (
    <RadioGroup
      {...args}
      label={translate(globals, '谁可以看', 'Who may see it')}
      error={args.error && translate(globals, '请选择谁可以看', 'Choose who may see it')}
      options={[
        {
          value: 'private',
          label: translate(globals, '私密', 'Private'),
          note:
            args.variant === 'inline'
              ? undefined
              : translate(globals, '需要 4 位提取码', 'Needs a code of 4 characters'),
        },
        { value: 'public', label: translate(globals, '公开', 'Public') },
        { value: 'family', label: translate(globals, '仅家人', 'Family only'), disabled: true },
      ]}
    />
  ),
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = { name: 'Selected 已选', args: { defaultValue: 'private' } };
export const SideBySide: Story = {
  name: 'Side By Side 并排',
  args: { defaultValue: 'public', variant: 'inline' },
};
export const Invalid: Story = { name: 'Invalid 有误', args: { error: 'yes', required: true } };
export const Disabled: Story = { name: 'Disabled 禁用', args: { defaultValue: 'private', disabled: true } };

export const Cards: Story = { name: 'Cards 卡片', args: { variant: 'cards', defaultValue: 'public' } };
export const CardsPhone: Story = {
  ...Cards,
  name: 'Cards Phone 卡片（手机）',
  globals: { viewport: { value: 'phone' } },
};

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfField((t, look) => (
    <RadioGroup
      label={t('谁能看', 'Who may look')}
      variant="inline"
      defaultValue="me"
      options={[
        { value: 'me', label: t('仅自己', 'Only me') },
        { value: 'link', label: t('有链接的人', 'Everyone with the link') },
      ]}
      {...fieldState(look, t('请选择', 'Choose one'))}
    />
  )),
};
