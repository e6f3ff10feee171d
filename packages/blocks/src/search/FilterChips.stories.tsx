import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { labelsOf, textOf } from '../stories/text.ts';
import { FilterChips, filterChipsLabels, type PhotoFilters } from './index.ts';

const cameras = [
  { name: 'Pixel 9', count: 20_417 },
  { name: 'FUJIFILM X100V', count: 1 },
];
const FOUND = 42;
const lenses = [{ name: 'XF16-55mmF2.8 R LM WR', count: 312 }];
/** 2019-05-01 and 2019-05-31. */
const days = { start: 18_017, end: 18_047 };

function Changed(props: ComponentProps<typeof FilterChips>) {
  const [value, setValue] = useState(props.value);
  return (
    <FilterChips
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = {
  id: 'blocks-filterchips',
  title: 'Blocks/FilterChips 筛选',
  component: FilterChips,
  args: { value: {}, onValueChange: fn(), cameras, lenses },
  render: (args) => <Changed {...args} />,
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

const allOf = (globals: Record<string, unknown>): PhotoFilters => ({
  type: 'video',
  favorite: true,
  located: false,
  camera: 'Pixel 9',
  lens: 'XF16-55mmF2.8 R LM WR',
  days,
  album: { id: 'a1', name: textOf(globals, '西湖的春天', 'West Lake in spring') },
  tag: { id: 't1', name: textOf(globals, '日落', 'Sunset') },
  place: { id: 'p1', name: textOf(globals, '杭州', 'Hangzhou') },
});
const withAll: NonNullable<Story['render']> = (args, { globals }) => (
  <Changed {...args} value={allOf(globals)} />
);

/** Filters combine, and are removed one by one or together. */
export const None: Story = {
  tags: ['visual'],
  name: 'None 没有筛选',
  play: async ({ canvas, globals, userEvent, args }) => {
    const labels = labelsOf(globals, filterChipsLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.type }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: labels.video }));
    await userEvent.click(await canvas.findByRole('button', { name: labels.favorites }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ type: 'video', favorite: true });
    await userEvent.click(canvas.getByRole('button', { name: labels.date }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: labels.days }),
      '2019.5.1~2019.5.31{Enter}',
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ type: 'video', favorite: true, days });
    await userEvent.click(canvas.getByRole('button', { name: labels.lens }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /XF16-55mm/ }));
    const lens = lenses[0]?.name;
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ type: 'video', favorite: true, days, lens });
    await userEvent.click(await canvas.findByRole('button', { name: labels.clear }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
    await expect(canvas.queryByRole('button', { name: labels.clear })).not.toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: labels.label })).toHaveFocus();
  },
};

export const All: Story = {
  name: 'All 全部筛选',
  args: { found: FOUND },
  render: withAll,
  play: async ({ canvas, globals, userEvent, args }) => {
    const labels = labelsOf(globals, filterChipsLabels);
    const { album, place, ...others } = allOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: labels.remove(album?.name ?? '') }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...others, place, album: undefined });
    await expect(canvas.getByRole('group', { name: labels.label })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(labels.found(FOUND));
  },
};

export const AllPhone: Story = {
  tags: ['visual'],
  name: 'All Phone 全部（手机）',
  globals: { viewport: { value: 'phone' } },
  render: withAll,
};

export const Disabled: Story = { name: 'Disabled 禁用', args: { disabled: true }, render: withAll };

/** Photos whose date is a guess, to correct them together. */
export const Guessed: Story = {
  name: 'Guessed 日期待确认',
  play: async ({ canvas, globals, userEvent, args }) => {
    const labels = labelsOf(globals, filterChipsLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.date }));
    await userEvent.click(await screen.findByRole('checkbox', { name: labels.onlyGuessed }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ guessed: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: `${labels.date}: ${labels.guessed}` })).toHaveFocus(),
    );
  },
};

/** Neither cameras nor lenses are known. */
export const WithoutCameras: Story = {
  name: 'Without Cameras 没有相机',
  args: { cameras: [], lenses: [] },
  play: async ({ canvas, globals }) => {
    const { camera, lens } = labelsOf(globals, filterChipsLabels);
    for (const name of [camera, lens])
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
  },
};
