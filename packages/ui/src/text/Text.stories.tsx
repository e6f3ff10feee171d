import type { Meta, StoryObj } from '@storybook/react-vite';
import { textGuide } from '../../docs/guides/Text.guide.tsx';
import { Stack } from '../layout/index.ts';
import { translate } from '../test/translate.ts';
import { Text } from './Text.tsx';

const sizes = ['caption', 'small', 'body', 'lead', 'title', 'display'] as const;
const weights = ['regular', 'medium', 'strong'] as const;
const tones = ['neutral', 'muted', 'accent', 'critical'] as const;

const meta = {
  id: 'primitives-text',
  title: 'Primitives/Text 文字',
  tags: ['new'],
  component: Text,
  parameters: { guide: textGuide },
  render: (args, { globals }) => (
    <Text {...args}>{translate(globals, '外婆的院子', 'Grandmother’s yard')}</Text>
  ),
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = { name: 'Body 正文' };
export const Sizes: Story = {
  name: 'Sizes 大小',
  render: (_, { globals }) => (
    <Stack gap={2}>
      {sizes.map((size) => (
        <Text key={size} as="div" size={size}>
          {translate(globals, '外婆的院子', 'Grandmother’s yard')} {size}
        </Text>
      ))}
    </Stack>
  ),
};
export const Weights: Story = {
  name: 'Weights 字重',
  render: (_, { globals }) => (
    <Stack gap={2}>
      {weights.map((weight) => (
        <Text key={weight} weight={weight}>
          {translate(globals, '京都红叶', 'Kyoto in autumn')} {weight}
        </Text>
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  tags: ['visual'],
  name: 'Tones 语气',
  render: (_, { globals }) => (
    <Stack gap={2}>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {translate(globals, '京都红叶', 'Kyoto in autumn')} {tone}
        </Text>
      ))}
    </Stack>
  ),
};
export const Truncated: Story = {
  name: 'Truncated 截断',
  args: { as: 'div', truncate: true, style: { width: 160 } },
  render: (args, { globals }) => (
    <Text {...args}>
      {translate(
        globals,
        '二零二六年春天我们一家人在京都岚山脚下',
        'All of us below the cherry trees in the spring of 2026',
      )}
    </Text>
  ),
};
