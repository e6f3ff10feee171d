import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { labelsOf, textOf } from '../stories/text.ts';
import { type PhotoInfo, PhotoInfoPanel, photoInfoLabels } from './index.ts';

const EXIF = [
  { key: 'size', text: '4032 × 3024', value: '4032 × 3024' },
  { key: 'fileSize', text: '', value: '4200000' },
  { key: 'shutterSpeed', text: '1/120 s', value: '0.0083' },
  { key: 'aperture', text: 'f/1.8', value: '1.8' },
  { key: 'iso', text: 'ISO 50', value: '50' },
  { key: 'flash', text: '', value: 'false' },
  { key: 'device', text: 'X-T5', value: 'X-T5' },
  { key: 'lens', text: 'XF16-55mmF2.8 R LM WR', value: 'XF16-55mmF2.8 R LM WR' },
];

const LIMIT = 140;

const photo = {
  id: 'maples',
  name: '嵯峨野',
  time: 20_414 * 86_400 + 45_000,
  timezone: -540,
  place: { lat: 35.0094, lng: 135.6668 },
  tags: [{ id: 'autumn', name: '秋' }],
  exif: EXIF,
};

const named = (shown: PhotoInfo, globals: Record<string, unknown>): PhotoInfo => ({
  ...shown,
  place: shown.place && {
    ...shown.place,
    names: [textOf(globals, '京都', 'Kyoto'), textOf(globals, '日本', 'Japan')],
  },
});

const meta = {
  id: 'blocks-photoinfopanel',
  title: 'Blocks/PhotoInfoPanel 照片信息',
  component: PhotoInfoPanel,
  args: { photo, onDescribe: fn(), onChangeDate: fn(), onRetry: fn(), onPlaceCopied: fn() },
  render: (args, { globals }) => (
    <div style={{ maxWidth: 360 }}>
      <PhotoInfoPanel
        {...args}
        photo={args.photo && named(args.photo, globals)}
        albumLink={<a href="#album">{textOf(globals, '京都红叶', 'Kyoto maples')}</a>}
        tagLink={(id) => <a href={`#${id}`}>{id}</a>}
        map={<div style={{ height: 120 }}>{textOf(globals, '地图', 'Map')}</div>}
      />
    </div>
  ),
} satisfies Meta<typeof PhotoInfoPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  tags: ['visual'],
  name: 'Known 完整信息',
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, photoInfoLabels);
    await expect(canvas.queryByText('X-T5')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: labels.more(EXIF.length) }));
    await expect(canvas.getByText('X-T5')).toBeVisible();
    await expect(canvas.getByText(labels.exif.lens)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: labels.showMap }));
    await canvas.findByText(textOf(globals, '地图', 'Map'));
  },
};

/** A text that is too long shows an error. Esc gives the focus back to the button. */
export const Described: Story = {
  name: 'Described 编辑描述',
  args: { descriptionMaxLength: LIMIT },
  play: async ({ canvas, globals, userEvent, args }) => {
    const labels = labelsOf(globals, photoInfoLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.describe }));
    const edit = () => canvas.findByRole('textbox', { name: labels.description });
    await userEvent.clear(await edit());
    await userEvent.paste('雨'.repeat(LIMIT + 1));
    await expect(await edit()).toHaveAccessibleDescription(
      expect.stringContaining(labels.descriptionTooLong(LIMIT)),
    );
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: labels.describe })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: labels.describe }));
    await userEvent.clear(await edit());
    await userEvent.type(await edit(), ' 嵯峨野的雨 ');
    await userEvent.tab();
    await waitFor(() => expect(args.onDescribe).toHaveBeenCalledWith('嵯峨野的雨'));
  },
};

/** A visitor sees the facts and changes nothing. */
export const ReadOnly: Story = {
  name: 'Read Only 只读',
  args: { photo: { id: 'scan', name: '', time: -2_229_000_000, timezone: null, timeSource: 'upload' } },
  render: ({ photo: shown }) => <PhotoInfoPanel photo={shown} />,
};

/** The file has no date: the panel says what the time was guessed from. */
export const Guessed: Story = {
  name: 'Guessed 猜测的时间',
  render: ({ photo: shown, ...args }) => (
    <>
      {(['sidecar', 'name', 'modified', 'upload', 'person'] as const).map((timeSource) => (
        <PhotoInfoPanel
          key={timeSource}
          {...args}
          labels={{ info: timeSource }}
          photo={shown && { ...shown, timeSource, exif: [], tags: [] }}
        />
      ))}
    </>
  ),
  play: async ({ canvas, globals }) => {
    const { timeSources } = labelsOf(globals, photoInfoLabels);
    for (const text of Object.values(timeSources)) await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Loading 加载中',
  args: { photo: undefined },
};
export const Failed: Story = {
  name: 'Failed 加载失败',
  args: { photo: undefined, failed: true },
};
