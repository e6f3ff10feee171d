import type { Meta, StoryObj } from '@storybook/react-vite';
import { tooltipGuide } from '../../docs/guides/Tooltip.guide.tsx';
import { RotateCwIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { translate } from '../test/translate.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  id: 'primitives-tooltip',
  title: 'Primitives/Tooltip 文字提示',
  parameters: { guide: tooltipGuide },
  component: Tooltip,
  args: { content: 'Rotate', children: <span /> },
  decorators: [(Story) => <div style={{ padding: 64, textAlign: 'center' }}>{Story()}</div>],
  render: (args, { globals }) => (
    <Tooltip {...args} content={translate(globals, '向右旋转 90 度', 'Rotate 90° to the right')}>
      <IconButton label={translate(globals, '旋转', 'Rotate')}>
        <RotateCwIcon />
      </IconButton>
    </Tooltip>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { name: 'Rest 静止' };
export const Open: Story = { tags: ['visual'], name: 'Open 打开', args: { open: true } };
