import type { Meta, StoryObj } from '@storybook/react-vite';
import { segmentedControlGuide } from '../../docs/guides/SegmentedControl.guide.tsx';
import { looksOfAction } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  id: 'primitives-segmentedcontrol',
  title: 'Primitives/SegmentedControl 分段控件',
  parameters: { guide: segmentedControlGuide },
  component: SegmentedControl,
  args: { label: 'Layout', segments: [] },
  render: (args, { globals }) => (
    <SegmentedControl
      {...args}
      label={translate(globals, '浏览模式', 'Layout')}
      defaultValue="auto"
      segments={[
        { value: 'auto', label: translate(globals, '自动', 'Automatic') },
        { value: 'real', label: translate(globals, '原比例', 'True shape') },
        { value: 'rect', label: translate(globals, '矩形', 'Rectangles') },
        { value: 'grid', label: translate(globals, '网格', 'Grid'), disabled: true },
      ]}
    />
  ),
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { name: 'Rest 静止' };
export const Phone: Story = { name: 'Phone 手机', globals: { viewport: { value: 'phone' } } };

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfAction((t, look) => (
    <SegmentedControl
      label={t('分组', 'Group by')}
      defaultValue="day"
      segments={[
        { value: 'day', label: t('日', 'Day'), disabled: look === 'disabled' },
        { value: 'month', label: t('月', 'Month'), disabled: look === 'disabled' },
      ]}
    />
  )),
};
