import type { Meta, StoryObj } from '@storybook/react-vite';
import { kbdGuide } from '../../docs/guides/Kbd.guide.tsx';
import { translate } from '../test/translate.ts';
import { Kbd } from './Kbd.tsx';

const meta = {
  id: 'primitives-kbd',
  title: 'Primitives/Kbd 按键',
  parameters: { guide: kbdGuide },
  component: Kbd,
  args: { children: 'Esc' },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneKey: Story = { tags: ['visual'], name: 'One Key 一个键' };
export const InASentence: Story = {
  name: 'In A Sentence 在句子里',
  render: (_args, { globals }) => (
    <p>
      <Kbd>Ctrl</Kbd> + <Kbd>Enter</Kbd> {translate(globals, '提交', 'commits')}，<Kbd>Esc</Kbd>{' '}
      {translate(globals, '取消', 'cancels')}
    </p>
  ),
};
