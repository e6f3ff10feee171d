import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../layout/index.ts';
import { say } from '../test/say.ts';
import { ProgressBar, type ProgressBarProps, ProgressRing } from './index.ts';
import { progressGuide } from './Progress.guide.tsx';

const meta = {
  id: 'primitives-progress',
  title: 'Primitives/Progress 进度',
  parameters: { guide: progressGuide },
  component: ProgressBar,
  args: { label: 'Upload', value: 0.42 },
  render: (args, { globals }) => <ProgressBar {...args} label={say(globals, '上传进度', 'Upload')} />,
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its words for the eye as well. */
function Told(props: ProgressBarProps) {
  return (
    <Stack gap={1}>
      <span aria-hidden="true">{props.label}</span>
      <ProgressBar {...props} />
    </Stack>
  );
}

export const Bar: Story = {};
export const Unknown: Story = { args: { value: null } };
export const States: Story = {
  render: (_args, { globals }) => (
    <Stack gap={4}>
      <Told label={say(globals, '等待', 'Waiting')} value={0} />
      <Told label={say(globals, '完成', 'Done')} value={1} />
      <Told label={say(globals, '失败', 'Failed')} value={0.6} tone="critical" />
    </Stack>
  ),
};
export const Rings: Story = {
  render: (_args, { globals }) => (
    <Inline gap={4}>
      {[0, 0.08, 0.5, 1].map((value) => (
        <ProgressRing key={value} label={say(globals, '上传进度', 'Upload')} value={value} showValue />
      ))}
      <ProgressRing label={say(globals, '已用空间', 'Space used')} value={0.73} size={96} showValue />
    </Inline>
  ),
};
