import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '@xiangji/ui';
import { expect, fn } from 'storybook/test';
import { labelsOf, textOf } from '../stories/text.ts';
import { AddMore, addMoreLabels, ListTotal, PressableText } from './index.ts';

const onPress = fn();

const meta = {
  id: 'blocks-liststates',
  title: 'Blocks/ListStates 列表首尾',
  parameters: { docs: { hideProps: true } },
  beforeEach: () => {
    onPress.mockReset();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShortList: Story = {
  tags: ['visual'],
  name: 'Short List 很短的列表',
  render: (_args, { globals }) => (
    <>
      <ListTotal>{textOf(globals, '3 张照片', '3 photos')}</ListTotal>
      <AddMore onAdd={onPress} />
    </>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: labelsOf(globals, addMoreLabels).add }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

/** The title of an empty list is a button. */
export const Pressable: Story = {
  name: 'Pressable 可按的句子',
  render: (_args, { globals }) => (
    <EmptyState
      title={
        <PressableText onPress={onPress}>
          {textOf(globals, '暂无照片，点此上传', 'No photos yet, upload some')}
        </PressableText>
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};
