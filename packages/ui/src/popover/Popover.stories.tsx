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

export const Open: Story = { name: 'Open 打开' };
export const AtTheEnd: Story = { name: 'At The End 靠右', args: { align: 'end', side: 'right' } };
export const Phone: Story = { name: 'Phone 手机', globals: { viewport: { value: 'phone' } } };
