import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Dialog } from '@xiangji/ui';
import { useImperativeHandle } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { textOf } from '../stories/text.ts';
import { type CropperSlot, type CropSource, CropStep } from './index.ts';

const onConfirm = fn<(crop: string) => Promise<string>>();
const onClose = fn();

/** Stands for a cropper, which loads when it is pressed. */
function Cropper({ ref, onReady }: CropperSlot<CropSource<string>>) {
  useImperativeHandle(ref, () => ({ getCrop: () => 'the middle' }));
  return <Button onClick={onReady}>Load</Button>;
}

const meta = {
  id: 'blocks-cropstep',
  title: 'Blocks/CropStep 裁剪步骤',
  component: CropStep,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  beforeEach: () => {
    onConfirm.mockReset();
    onClose.mockReset();
  },
  render: (_, { globals }) => (
    <Dialog.Root open>
      <Dialog.Content title={textOf(globals, '裁剪头像', 'Crop your picture')} size="small">
        <CropStep
          renderCropper={(slot) => <Cropper {...slot} />}
          labels={{ cancel: textOf(globals, '取消', 'Cancel'), confirm: textOf(globals, '保存', 'Save') }}
          onConfirm={onConfirm}
          onClose={onClose}
        />
      </Dialog.Content>
    </Dialog.Root>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const save = ({ globals }: Context) => screen.findByRole('button', { name: textOf(globals, '保存', 'Save') });

export const Loading: Story = {
  name: 'Loading 加载中',
  play: async (context) => {
    await expect(await save(context)).toBeDisabled();
  },
};

async function loads(context: Context) {
  await context.userEvent.click(await screen.findByRole('button', { name: 'Load' }));
  await context.userEvent.click(await save(context));
}

export const Saved: Story = {
  tags: ['visual'],
  name: 'Saved 已保存',
  play: async (context) => {
    onConfirm.mockResolvedValue('Done');
    await loads(context);
    await screen.findAllByText('Done');
    await expect(onConfirm).toHaveBeenCalledWith('the middle', expect.anything());
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

/** The step stays, so that it can be sent again. */
export const Failed: Story = {
  ...Saved,
  name: 'Failed 未能保存',
  play: async (context) => {
    onConfirm.mockRejectedValue(new Error('No connection'));
    await loads(context);
    await screen.findAllByText('No connection');
    await waitFor(async () => expect(await save(context)).toBeEnabled());
    await expect(onClose).not.toHaveBeenCalled();
  },
};
