import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { confirmDialogGuide } from '../../docs/guides/ConfirmDialog.guide.tsx';
import { PasswordField } from '../password-field/index.ts';
import { translate } from '../test/translate.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  id: 'primitives-confirmdialog',
  title: 'Primitives/ConfirmDialog 确认对话框 弹窗',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete photos',
    description: '',
    confirmLabel: 'Delete',
    tone: 'critical',
  },
  parameters: { guide: confirmDialogGuide, docs: { story: { inline: false, height: '360px' } } },
  render: (args, { globals }) => (
    <ConfirmDialog
      {...args}
      title={translate(globals, '删除照片', 'Delete photos')}
      description={translate(
        globals,
        '删除的照片会移到回收站，30 天内可以恢复到原来的相册。',
        'Deleted photos go to the recycle bin. For 30 days they can be put back where they were.',
      )}
      confirmLabel={translate(globals, '删除 12 张照片', 'Delete 12 photos')}
    >
      {args.children && <PasswordField label={translate(globals, '登录密码', 'Password')} />}
    </ConfirmDialog>
  ),
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Critical: Story = { tags: ['visual'], name: 'Critical 危险' };
export const Phone: Story = { name: 'Phone 手机', globals: { viewport: { value: 'phone' } } };
export const WithPassword: Story = { name: 'With Password 带密码', args: { children: 'yes' } };
