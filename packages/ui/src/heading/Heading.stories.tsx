import type { Meta, StoryObj } from '@storybook/react-vite';
import { headingGuide } from '../../docs/guides/Heading.guide.tsx';
import { Stack } from '../layout/index.ts';
import { translate } from '../test/translate.ts';
import { Heading } from './Heading.tsx';

const levels = [1, 2, 3, 4, 5, 6] as const;

const meta = {
  id: 'primitives-heading',
  title: 'Primitives/Heading 标题',
  tags: ['new'],
  component: Heading,
  parameters: { guide: headingGuide },
  render: (args, { globals }) => <Heading {...args}>{translate(globals, '全部相册', 'All albums')}</Heading>,
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Level2: Story = { name: 'Level 2 二级', args: { level: 2 } };
export const Levels: Story = {
  tags: ['visual'],
  name: 'Levels 级别',
  render: (_, { globals }) => (
    <Stack gap={2}>
      {levels.map((level) => (
        <Heading key={level} level={level}>
          {translate(globals, '京都红叶', 'Kyoto in autumn')} {level}
        </Heading>
      ))}
    </Stack>
  ),
};
export const OtherSize: Story = { name: 'Other Size 另选字号', args: { level: 1, size: 'lead' } };
