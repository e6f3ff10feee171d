import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { scrollAreaGuide } from '../../docs/guides/ScrollArea.guide.tsx';
import { Inline, Stack } from '../layout/index.ts';
import { translate } from '../test/translate.ts';
import { ScrollArea } from './ScrollArea.tsx';

const COUNT = 30;
const numbers = Array.from({ length: COUNT }, (_, index) => index + 1);

const meta = {
  id: 'primitives-scrollarea',
  title: 'Primitives/ScrollArea 滚动区',
  tags: ['new'],
  component: ScrollArea,
  args: { label: 'Albums', type: 'always', style: { width: 240, height: 160 } },
  parameters: { guide: scrollAreaGuide },
  render: (args, { globals }) => (
    <ScrollArea {...args} label={translate(globals, '相册', 'Albums')}>
      <Stack gap={2}>
        {numbers.map((number) => (
          <span key={number}>
            {translate(globals, '相册', 'Album')} {number}
          </span>
        ))}
      </Stack>
    </ScrollArea>
  ),
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {
  tags: ['visual'],
  name: 'Vertical 纵向',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: /相册|Albums/ })).toHaveFocus();
  },
};
export const Horizontal: Story = {
  name: 'Horizontal 横向',
  args: { scrollbars: 'horizontal', style: { width: 240 } },
  render: (args, { globals }) => (
    <ScrollArea {...args} label={translate(globals, '月份', 'Months')}>
      <Inline gap={4} style={{ width: 720 }}>
        {numbers.slice(0, 12).map((number) => (
          <span key={number}>{number}</span>
        ))}
      </Inline>
    </ScrollArea>
  ),
};
export const Both: Story = {
  name: 'Both 两个方向',
  args: { scrollbars: 'both' },
  render: (args, { globals }) => (
    <ScrollArea {...args} label={translate(globals, '相册', 'Albums')}>
      <Stack gap={2} style={{ width: 480 }}>
        {numbers.map((number) => (
          <span key={number}>
            {translate(globals, '很长的一行，写着相册的名字', 'A long line with the name of an album')}{' '}
            {number}
          </span>
        ))}
      </Stack>
    </ScrollArea>
  ),
};
