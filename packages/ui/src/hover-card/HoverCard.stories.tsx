import type { Meta, StoryObj } from '@storybook/react-vite';
import { hoverCardGuide } from '../../docs/guides/HoverCard.guide.tsx';
import { Stack } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { translate } from '../test/translate.ts';
import { Text } from '../text/index.ts';
import { HoverCard } from './index.ts';

const meta = {
  id: 'primitives-hovercard',
  title: 'Primitives/HoverCard 悬停卡片',
  tags: ['new'],
  component: HoverCard.Content,
  argTypes: {
    side: {
      description: 'The side of the trigger that the panel is at; the opposite one where there is no space.',
      table: {
        type: { summary: "'top' | 'right' | 'bottom' | 'left'" },
        defaultValue: { summary: "'bottom'" },
      },
    },
  },
  parameters: { guide: hoverCardGuide, docs: { story: { inline: false, height: '200px' } } },
  render: (args, { globals }) => (
    <HoverCard.Root defaultOpen>
      <HoverCard.Trigger asChild>
        <Link href="#kyoto">{translate(globals, '京都', 'Kyoto')}</Link>
      </HoverCard.Trigger>
      <HoverCard.Content {...args}>
        <Stack gap={1}>
          <Text weight="strong">{translate(globals, '京都红叶', 'Kyoto in autumn')}</Text>
          <Text size="caption" tone="muted">
            {translate(globals, '248 张照片', '248 photos')}
          </Text>
        </Stack>
      </HoverCard.Content>
    </HoverCard.Root>
  ),
} satisfies Meta<typeof HoverCard.Content>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['visual'], name: 'Open 打开' };
export const AtTheSide: Story = { name: 'At The Side 在旁边', args: { side: 'right' } };
