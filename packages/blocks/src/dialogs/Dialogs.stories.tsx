import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dialog } from '@xiangji/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { textOf } from '../stories/text.ts';
import { DialogFooter, OptionDialog, PromptDialog } from './index.ts';

const onSubmit = fn();

const meta = {
  id: 'blocks-dialogs',
  title: 'Blocks/Dialogs 提问对话框 弹窗',
  component: PromptDialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: '',
    label: '',
    confirmLabel: '',
    requiredText: '',
    maxLength: 30,
    onSubmit,
  },
  beforeEach: () => {
    onSubmit.mockReset();
  },
  render: (args, { globals }) => (
    <PromptDialog
      {...args}
      title={textOf(globals, '重命名', 'Rename')}
      label={textOf(globals, '相册名称', 'Album name')}
      confirmLabel={textOf(globals, '保存', 'Save')}
      requiredText={textOf(globals, '请输入相册名称', 'Please enter an album name')}
    />
  ),
} satisfies Meta<typeof PromptDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prompt: Story = {
  tags: ['visual'],
  name: 'Prompt 提问',
  args: { defaultValue: 'Kyoto' },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, ' Nara {Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('Nara'));
  },
};

export const Required: Story = {
  name: 'Required 必填',
  play: async ({ userEvent, globals }) => {
    await userEvent.click(await screen.findByRole('button', { name: textOf(globals, '保存', 'Save') }));
    await screen.findByText(textOf(globals, '请输入相册名称', 'Please enter an album name'));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** An error of the text is shown under the field. */
export const Password: Story = {
  name: 'Password 密码',
  args: { type: 'password', tone: 'critical' },
  play: async ({ userEvent }) => {
    onSubmit.mockResolvedValue('12345?');
    await userEvent.keyboard('wrong{Enter}');
    await screen.findByText('12345?');
    await waitFor(() => expect(document.querySelector('input')).toHaveFocus());
  },
};

export const Options: Story = {
  name: 'Options 选项',
  render: (_args, { globals }) => (
    <OptionDialog
      open
      onOpenChange={fn()}
      title={textOf(globals, '排序方式', 'Sort order')}
      confirmLabel={textOf(globals, '保存', 'Save')}
      defaultValue={2}
      options={[
        { value: 1, label: textOf(globals, '时间从早到晚', 'Oldest first') },
        { value: 2, label: textOf(globals, '时间从晚到早', 'Newest first') },
        {
          value: 5,
          label: textOf(globals, '自定义', 'Custom'),
          note: textOf(globals, '拖动决定先后', 'You decide the sequence'),
        },
      ]}
      onSubmit={onSubmit}
    />
  ),
  play: async ({ userEvent, globals }) => {
    await userEvent.click(
      await screen.findByRole('radio', { name: textOf(globals, '时间从早到晚', 'Oldest first') }),
    );
    await userEvent.click(screen.getByRole('button', { name: textOf(globals, '保存', 'Save') }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(1));
  },
};

/** The last line of a dialog with your own content. */
export const Footer: Story = {
  name: 'Footer 底部',
  render: (_args, { globals }) => (
    <Dialog.Root open>
      <Dialog.Content title={textOf(globals, '清空回收站', 'Empty the recycle bin')} size="small">
        <Dialog.Body>
          {textOf(globals, '12 张照片会被永久删除', '12 photos are deleted permanently')}
        </Dialog.Body>
        <DialogFooter
          confirmLabel={textOf(globals, '清空', 'Empty')}
          tone="critical"
          onConfirm={() => onSubmit()}
        />
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async ({ userEvent, globals }) => {
    await userEvent.click(await screen.findByRole('button', { name: textOf(globals, '清空', 'Empty') }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};
