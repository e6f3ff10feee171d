import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { albumOf } from '../stories/albums.ts';
import { labelsOf, textOf } from '../stories/text.ts';
import { AlbumPicker, type AlbumPickerProps, AlbumTargetDialog, albumTargetLabels } from './index.ts';

const albums = Array.from({ length: 12 }, (_, seed) => albumOf(seed));

function Example(props: AlbumPickerProps) {
  const [value, setValue] = useState(props.value);
  return <AlbumPicker {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  id: 'blocks-albumpicker',
  title: 'Blocks/AlbumPicker 选择相册',
  component: AlbumPicker,
  args: { label: '', albums, value: [], onValueChange: () => undefined },
  render: (args, { globals }) => <Example {...args} label={textOf(globals, '相册', 'Albums')} />,
} satisfies Meta<typeof AlbumPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter in the search does not submit a form around the picker, and still ends the composition of a text. */
export const One: Story = {
  tags: ['visual'],
  name: 'One 一个',
  play: async ({ canvas, globals, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: labelsOf(globals, albumTargetLabels).search });
    await userEvent.type(search, 'album 7');
    await expect(await fireEvent.keyDown(search, { key: 'Enter', isComposing: true })).toBe(true);
    await expect(await fireEvent.keyDown(search, { key: 'Enter' })).toBe(false);
    await userEvent.click(canvas.getByRole('radio'));
    await expect(canvas.getByRole('radio')).toBeChecked();
  },
};
export const Several: Story = {
  name: 'Several 多个',
  args: { multiple: true, value: ['album-1', 'album-2'] },
  play: async ({ canvasElement }) => {
    const covers = [...canvasElement.querySelectorAll('img')];
    await expect(covers).toHaveLength(albums.length);
    const boxes = covers.map((cover) => cover.getBoundingClientRect());
    for (const [index, box] of boxes.slice(1).entries())
      await expect(box.top).toBeGreaterThanOrEqual(boxes[index]?.bottom ?? 0);
  },
};
export const Failed: Story = {
  name: 'Failed 失败',
  args: { multiple: true, albums: albums.slice(0, 3), error: '12345?' },
};
export const Loading: Story = { name: 'Loading 加载中', args: { albums: undefined } };
export const None: Story = { name: 'None 没有', args: { albums: [] } };

const onSubmit = fn();

/** A new album, or an existing one. */
export const Target: Story = {
  name: 'Target 目标',
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  render: (_args, { globals }) => (
    <AlbumTargetDialog
      open
      onOpenChange={fn()}
      title={textOf(globals, '移动照片', 'Move photos')}
      confirmLabel={textOf(globals, '移动 12 张照片', 'Move 12 photos')}
      albums={albums}
      onSubmit={onSubmit}
    />
  ),
  play: async ({ globals, userEvent }) => {
    const t = labelsOf(globals, albumTargetLabels);
    await userEvent.type(await screen.findByRole('textbox', { name: t.name }), 'Kyoto{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ newName: 'Kyoto' }));
  },
};
