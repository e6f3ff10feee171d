import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { toastGuide } from '../../docs/guides/Toast.guide.tsx';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Inline } from '../layout/index.ts';
import { translate } from '../test/translate.ts';
import { TextField } from '../text-field/index.ts';
import { type ToastContent, useToast } from './index.ts';

function Shown({ toasts }: { toasts: ToastContent[] }) {
  const { show } = useToast();
  useEffect(() => {
    toasts.forEach((toast, index) => {
      show({ ...toast, id: `story-${index}`, duration: null });
    });
  }, [show, toasts]);
  return <div style={{ minHeight: 200 }} />;
}

const meta = {
  id: 'primitives-toast',
  title: 'Primitives/Toast 轻提示',
  parameters: { guide: toastGuide, docs: { story: { inline: false, height: '320px' } } },
  component: Shown,
  args: { toasts: [] },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  tags: ['visual'],
  name: 'Kinds 种类',
  render: (_args, { globals }) => (
    <Shown
      toasts={[
        { title: translate(globals, '照片保存成功', 'Photos saved'), tone: 'positive' },
        {
          title: translate(globals, '已删除 12 张照片', '12 photos deleted'),
          action: { label: translate(globals, '撤销', 'Undo'), onPress: () => {} },
        },
        { title: translate(globals, '正在上传 34 / 120', 'Uploading 34 of 120'), progress: 0.28 },
      ]}
    />
  ),
};

export const LongText: Story = {
  name: 'Long Text 长文字',
  globals: { viewport: { value: 'phone' } },
  render: (_args, { globals }) => (
    <Shown
      toasts={[
        {
          tone: 'critical',
          title: translate(globals, '还有 34 张照片没有传完', '34 photos are not sent yet'),
          description: translate(
            globals,
            '网络断开了。已经上传的一百二十张照片都在，恢复网络以后会接着上传其余的照片',
            'The connection was lost. What was uploaded is safe; the rest follows when the network is back',
          ),
          action: { label: translate(globals, '现在重试', 'Try now'), onPress: () => {} },
        },
      ]}
    />
  ),
};

/** A dialog is a sheet at the bottom of a phone: its toast is above it, not over its field. */
export const AboveASheet: Story = {
  name: 'Above A Sheet 在面板之上',
  parameters: { docs: { story: { height: '480px' } } },
  globals: { viewport: { value: 'phone' } },
  render: (_args, { globals }) => (
    <>
      <Shown
        toasts={[
          { tone: 'critical', title: translate(globals, '系统错误，请稍后再试', 'Something went wrong') },
        ]}
      />
      <Dialog.Root open>
        <Dialog.Content title={translate(globals, '新建相册', 'New album')}>
          <Dialog.Body>
            <TextField
              label={translate(globals, '相册名称', 'Album name')}
              defaultValue={translate(globals, '京都红叶', 'Kyoto')}
            />
          </Dialog.Body>
          <Dialog.Footer>
            <Button variant="solid">{translate(globals, '新建', 'Create')}</Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
    </>
  ),
  play: async ({ globals }) => {
    const sheet = await screen.findByRole('dialog');
    const announcement = translate(globals, '系统错误，请稍后再试', 'Something went wrong');
    const [words] = await screen.findAllByText(announcement, { selector: 'li *' });
    await waitFor(() =>
      expect(words?.closest('li')?.getBoundingClientRect().bottom).toBeLessThan(
        sheet.getBoundingClientRect().top,
      ),
    );
  },
};

/** The label of an action, and its announcement. */
interface Deed {
  press: string;
  announcement: string;
}

function Playground({ save, move }: { save: Deed; move: Deed }) {
  const toaster = useToast();
  return (
    <Inline gap={3}>
      <Button onClick={() => toaster.show({ title: save.announcement, tone: 'positive' })}>
        {save.press}
      </Button>
      <Button onClick={() => toaster.undo(move.announcement, () => {})}>{move.press}</Button>
    </Inline>
  );
}

export const Imperative: Story = {
  name: 'Imperative 命令式',
  render: (_args, { globals }) => (
    <Playground
      save={{
        press: translate(globals, '保存照片', 'Save photos'),
        announcement: translate(globals, '照片保存成功', 'Photos saved'),
      }}
      move={{
        press: translate(globals, '移动 3 张照片', 'Move 3 photos'),
        announcement: translate(globals, '已移动 3 张照片', '3 photos moved'),
      }}
    />
  ),
};
