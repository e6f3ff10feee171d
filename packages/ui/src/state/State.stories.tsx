import type { Meta, StoryObj } from '@storybook/react-vite';
import { stateGuide } from '../../docs/guides/State.guide.tsx';
import { Button } from '../button/index.ts';
import { UploadIcon } from '../icon/index.ts';
import { CodeErrorState } from '../lazy/index.ts';
import { translate } from '../test/translate.ts';
import { EmptyState, ErrorState } from './index.ts';

const meta = {
  id: 'primitives-emptystate-and-errorstate',
  title: 'Primitives/EmptyState and ErrorState 空与错误',
  parameters: { guide: stateGuide },
  component: EmptyState,
  args: { title: '' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['visual'],
  name: 'Empty 空',
  render: (_args, { globals }) => (
    <EmptyState
      title={translate(globals, '暂无照片，点此上传', 'No photos yet')}
      action={
        <Button variant="solid" icon={<UploadIcon />}>
          {translate(globals, '上传照片', 'Upload photos')}
        </Button>
      }
    />
  ),
};
export const Failed: Story = {
  name: 'Failed 失败',
  render: (_args, { globals }) => (
    <ErrorState
      title={translate(globals, '相册列表加载失败', 'The albums could not be loaded')}
      onRetry={() => {}}
    />
  ),
};
export const Retrying: Story = {
  name: 'Retrying 正在重试',
  render: (_args, { globals }) => (
    <ErrorState
      title={translate(globals, '相册列表加载失败', 'The albums could not be loaded')}
      onRetry={() => {}}
      retrying
    />
  ),
};
/** A part of the page whose code could not be loaded. */
export const CodeLost: Story = {
  name: 'Code Lost 代码未载入',
  render: () => <CodeErrorState onRetry={() => {}} />,
};
export const Phone: Story = { ...Empty, name: 'Phone 手机', globals: { viewport: { value: 'phone' } } };
