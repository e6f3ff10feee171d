import type { Meta, StoryObj } from '@storybook/react-vite';
import { dialogGuide } from '../../docs/guides/Dialog.guide.tsx';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { translate } from '../test/translate.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog } from './index.ts';

const meta = {
  id: 'primitives-dialog',
  title: 'Primitives/Dialog 对话框 弹窗 模态',
  component: Dialog.Content,
  args: { title: 'New album' },
  parameters: { guide: dialogGuide, docs: { story: { inline: false, height: '420px' } } },
  render: (args, { globals }) => (
    <Dialog.Root defaultOpen>
      <Dialog.Trigger asChild>
        <Button>{translate(globals, '新建相册', 'New album')}</Button>
      </Dialog.Trigger>
      <Dialog.Content {...args} title={translate(globals, '新建相册', 'New album')}>
        <Dialog.Body>
          <TextField
            label={translate(globals, '相册名称', 'Album name')}
            hint={translate(globals, '最多 30 个字', 'Up to 30 characters')}
            defaultValue={translate(globals, '新相册 - 2026.11.21', 'New album - 2026.11.21')}
          />
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button variant="ghost">{translate(globals, '取消', 'Cancel')}</Button>
          </Dialog.Close>
          <Button variant="solid">{translate(globals, '新建', 'Create')}</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  ),
} satisfies Meta<typeof Dialog.Content>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = { tags: ['visual'], name: 'Form 表单' };
export const Small: Story = { name: 'Small 小', args: { size: 'small' } };
export const Phone: Story = { name: 'Phone 手机', globals: { viewport: { value: 'phone' } } };
export const LongContent: Story = {
  name: 'Long Content 长内容',
  render: (_args, { globals }) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content
        title={translate(
          globals,
          '会员计费规则：容量、账单、续费与到期之后的照片',
          'Billing: storage, invoices, renewal and what happens to photographs afterwards',
        )}
        description={translate(globals, '每月 1 日生成账单', 'Invoices are made on the 1st of each month')}
      >
        <Dialog.Body tabIndex={0}>
          <Stack gap={3}>
            {Array.from({ length: 24 }, (_, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
              <p key={line}>
                {translate(
                  globals,
                  `第 ${line + 1} 条：超出免费容量的部分按每 G 每月 0.2 元计费。`,
                  `${line + 1}. Storage above the free part costs 0.2 yuan per G and month.`,
                )}
              </p>
            ))}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button variant="solid">{translate(globals, '知道了', 'Got it')}</Button>
          </Dialog.Close>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  ),
};
