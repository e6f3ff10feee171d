import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { Switch } from '../switch/index.ts';
import { say } from '../test/say.ts';
import { Popover } from './index.ts';
import { popoverGuide } from './Popover.guide.tsx';

const meta = {
  id: 'primitives-popover',
  title: 'Primitives/Popover 浮层',
  component: Popover.Content,
  args: { label: 'Display' },
  parameters: { guide: popoverGuide, docs: { story: { inline: false, height: '260px' } } },
  render: (args, { globals }) => (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>
        <Button>{say(globals, '显示方式', 'Display')}</Button>
      </Popover.Trigger>
      <Popover.Content {...args} label={say(globals, '显示方式', 'Display')}>
        <Stack gap={2}>
          <Switch label={say(globals, '名称', 'Names')} defaultChecked />
          <Switch label={say(globals, '日期', 'Dates')} />
        </Stack>
      </Popover.Content>
    </Popover.Root>
  ),
} satisfies Meta<typeof Popover.Content>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const AtTheEnd: Story = { args: { align: 'end', side: 'right' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
