import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldRows } from '../../docs/fieldRows.ts';
import { passwordFieldGuide } from '../../docs/guides/PasswordField.guide.tsx';
import { fieldState, looksOfField } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  id: 'primitives-passwordfield',
  title: 'Primitives/PasswordField 密码框',
  parameters: { guide: passwordFieldGuide },
  component: PasswordField,
  argTypes: fieldRows,
  args: { label: 'Password', defaultValue: 'paper and ink' },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  render: (args, { globals }) => (
    <PasswordField
      {...args}
      label={translate(globals, '登录密码', 'Password')}
      error={
        args.error && translate(globals, '登录密码错误请重试', 'The password is wrong, please try again')
      }
    />
  ),
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { name: 'Hidden 隐藏' };
export const Revealed: Story = {
  name: 'Revealed 显示密码',
  // In an iframe its play function runs, so that the state is visible.
  parameters: { docs: { story: { inline: false, height: 'auto' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
export const Invalid: Story = { name: 'Invalid 有误', args: { error: 'yes' } };
export const Disabled: Story = { name: 'Disabled 禁用', args: { disabled: true } };

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfField((t, look) => (
    <PasswordField
      label={t('密码', 'Password')}
      defaultValue="xiangji"
      {...fieldState(look, t('密码不对', 'The password is wrong'))}
    />
  )),
};
