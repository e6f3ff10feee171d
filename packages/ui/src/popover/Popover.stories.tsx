import type { Meta, StoryObj } from '@storybook/react-vite';
import { popoverGuide } from '../../docs/guides/Popover.guide.tsx';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { Switch } from '../switch/index.ts';
import { translate } from '../test/translate.ts';
import { Popover } from './index.ts';

const meta = {
  id: 'primitives-popover',
  title: 'Primitives/Popover 浮层 弹出框',
  component: Popover.Content,
  argTypes: {
    side: {
      description: 'The side of the trigger that the panel is at; the opposite one where there is no space.',
      table: {
        type: { summary: "'top' | 'right' | 'bottom' | 'left'" },
        defaultValue: { summary: "'bottom'" },
      },
    },
    align: {
      description: 'Which edges of panel and trigger are in line.',
      table: { type: { summary: "'start' | 'center' | 'end'" }, defaultValue: { summary: "'start'" } },
    },
  },
  args: { label: 'Display' },
  parameters: { guide: popoverGuide, docs: { story: { inline: false, height: '260px' } } },
  render: (args, { globals }) => (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>
        <Button>{translate(globals, '显示方式', 'Display')}</Button>
      </Popover.Trigger>
      <Popover.Content {...args} label={translate(globals, '显示方式', 'Display')}>
        <Stack gap={2}>
          <Switch label={translate(globals, '名称', 'Names')} defaultChecked />
          <Switch label={translate(globals, '日期', 'Dates')} />
        </Stack>
      </Popover.Content>
    </Popover.Root>
  ),
} satisfies Meta<typeof Popover.Content>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['visual'], name: 'Open 打开' };
export const AtTheEnd: Story = { name: 'At The End 靠右', args: { align: 'end', side: 'right' } };
export const Phone: Story = { name: 'Phone 手机', globals: { viewport: { value: 'phone' } } };
