import type { Meta, StoryObj } from '@storybook/react-vite';
import { progressGuide } from '../../docs/guides/Progress.guide.tsx';
import { Inline, Stack } from '../layout/index.ts';
import { translate } from '../test/translate.ts';
import { ProgressBar, type ProgressBarProps, ProgressRing } from './index.ts';

const meta = {
  id: 'primitives-progress',
  title: 'Primitives/Progress 进度',
  parameters: { guide: progressGuide },
  component: ProgressBar,
  args: { label: 'Upload', value: 0.42 },
  render: (args, { globals }) => <ProgressBar {...args} label={translate(globals, '上传进度', 'Upload')} />,
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The label as visible text too. */
function WithText(props: ProgressBarProps) {
  return (
    <Stack gap={1}>
      <span aria-hidden="true">{props.label}</span>
      <ProgressBar {...props} />
    </Stack>
  );
}

export const Bar: Story = { name: 'Bar 条' };
export const Unknown: Story = { name: 'Unknown 未知', args: { value: null } };
export const States: Story = {
  tags: ['visual'],
  name: 'States 状态',
  render: (_args, { globals }) => (
    <Stack gap={4}>
      <WithText label={translate(globals, '等待', 'Waiting')} value={0} />
      <WithText label={translate(globals, '完成', 'Done')} value={1} />
      <WithText label={translate(globals, '失败', 'Failed')} value={0.6} tone="critical" />
    </Stack>
  ),
};
export const Rings: Story = {
  name: 'Rings 环',
  render: (_args, { globals }) => (
    <Inline gap={4}>
      {[0, 0.08, 0.5, 1].map((value) => (
        <ProgressRing key={value} label={translate(globals, '上传进度', 'Upload')} value={value} showValue />
      ))}
      <ProgressRing label={translate(globals, '已用空间', 'Space used')} value={0.73} size={96} showValue />
    </Inline>
  ),
};
