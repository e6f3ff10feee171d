import type { Meta, StoryObj } from '@storybook/react-vite';
import { sliderGuide } from '../../docs/guides/Slider.guide.tsx';
import { Stack } from '../layout/index.ts';
import { looksOfAction } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { Slider } from './Slider.tsx';

const times = (value: number) => `${value}×`;

const meta = {
  id: 'primitives-slider',
  title: 'Primitives/Slider 滑块',
  parameters: { guide: sliderGuide },
  component: Slider,
  args: { label: 'Zoom', min: 1, max: 10, step: 0.5, defaultValue: 3 },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  render: (args, { globals }) => (
    <Slider {...args} label={translate(globals, '缩放', 'Zoom')} valueText={times} />
  ),
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { name: 'Rest 静止' };
export const AtTheEnds: Story = {
  name: 'At The Ends 在两端',
  render: (args, { globals }) => (
    <Stack gap={4}>
      <Slider {...args} label={translate(globals, '最小', 'Least')} valueText={times} defaultValue={1} />
      <Slider {...args} label={translate(globals, '最大', 'Most')} valueText={times} defaultValue={10} />
    </Stack>
  ),
};
export const LabelHidden: Story = { name: 'Label Hidden 隐藏标签', args: { hideLabel: true } };
export const Disabled: Story = { name: 'Disabled 禁用', args: { disabled: true } };

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfAction((t, look) => (
    <Slider label={t('缩放', 'Zoom')} min={1} max={10} defaultValue={4} disabled={look === 'disabled'} />
  )),
};
