import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { labelsOf, textOf } from '../stories/text.ts';
import { CardCheckDialog, type CheckedCard, cardCheckLabels } from './index.ts';

function fileAt(path: string): File {
  const file = new File([], path.split('/').at(-1) ?? '');
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}

const photosFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => fileAt(`EOS_DIGITAL/DCIM/100CANON/IMG_${first + index}.JPG`));

const all: CheckedCard = {
  found: 41_207,
  missing: [],
  recycled: 0,
  unreadable: [],
  unsupported: { count: 0, extensions: [] },
  leftOut: 0,
};
const done = (result: Partial<CheckedCard>) => ({ ...all, ...result, phase: 'done' as const });

const progress = {
  done: 1_204,
  total: 41_207,
  doneBytes: 6_040_000_000,
  totalBytes: 205_300_000_000,
};

const meta = {
  id: 'blocks-cardcheckdialog',
  title: 'Blocks/CardCheckDialog 检查存储卡',
  component: CardCheckDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    state: { phase: 'choose' },
    readFiles: async () => photosFrom(2_041, 2),
    onFiles: fn(),
    onStop: fn(),
    onContinue: fn(),
    onUpload: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof CardCheckDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  name: 'Choose 选择',
  play: async ({ args, globals, userEvent }) => {
    const labels = labelsOf(globals, cardCheckLabels);
    const input = await screen.findByLabelText(labels.choose, { selector: 'input' });
    await userEvent.upload(input, photosFrom(2_041, 1));
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
  },
};

export const Empty: Story = {
  name: 'Empty 没有照片',
  args: { state: { phase: 'choose', isEmpty: true } },
  play: async ({ globals }) => {
    await screen.findByText(labelsOf(globals, cardCheckLabels).empty);
  },
};

/** Esc stops the check before it closes the dialog, because a large card takes minutes. */
export const Checking: Story = {
  name: 'Checking 正在检查',
  args: { state: { phase: 'checking', ...progress } },
  play: async ({ args, globals, userEvent }) => {
    const labels = labelsOf(globals, cardCheckLabels);
    const bar = await screen.findByRole('progressbar', { name: labels.checking(1_204, 41_207) });
    await expect(bar).toHaveAttribute('aria-valuenow', '3');
    await userEvent.keyboard('{Escape}');
    await expect(args.onStop).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Stopped: Story = {
  name: 'Stopped 已停止',
  args: { state: { phase: 'stopped', ...progress } },
  play: async ({ args, globals, userEvent }) => {
    const labels = labelsOf(globals, cardCheckLabels);
    await userEvent.click(await screen.findByRole('button', { name: labels.continue }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

/** An error loses nothing: the check continues where it stopped. */
export const Failed: Story = {
  name: 'Failed 出错',
  args: { state: { phase: 'stopped', ...progress } },
  render: (args, { globals }) => (
    <CardCheckDialog
      {...args}
      state={{
        phase: 'stopped',
        ...progress,
        error: textOf(globals, '网络连接失败，请检查网络', 'The connection failed. Check your network.'),
      }}
    />
  ),
};

export const AllFound: Story = {
  name: 'All Found 可以清空',
  args: { state: done({ leftOut: 12 }) },
  play: async ({ args, globals, userEvent }) => {
    const labels = labelsOf(globals, cardCheckLabels);
    await screen.findByText(labels.canErase);
    await screen.findByText(labels.leftOut(12));
    const dialog = screen.getByRole('dialog');
    const [close] = within(dialog).getAllByText(labels.close);
    await userEvent.click(close as HTMLElement);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const SomeMissing: Story = {
  name: 'Some Missing 有缺失',
  args: { state: done({ found: 41_203, missing: photosFrom(7_310, 4), recycled: 2, leftOut: 12 }) },
  play: async ({ args, globals, userEvent }) => {
    const labels = labelsOf(globals, cardCheckLabels);
    await screen.findByText(labels.someMissing(41_203, 41_207, 4));
    const list = screen.getByRole('list', { name: labels.missingList });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: labels.upload(4) }));
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
};

/** The first of many missing files are listed, so that the page stays fast. */
export const ManyMissing: Story = {
  name: 'Many Missing 缺失很多',
  args: {
    state: done({ found: 38_207, missing: photosFrom(1_000, 3_000), unreadable: photosFrom(9_000, 2) }),
  },
  play: async ({ globals }) => {
    const labels = labelsOf(globals, cardCheckLabels);
    const list = await screen.findByRole('list', { name: labels.missingList });
    await expect(within(list).getByText(labels.more(2_800))).toBeInTheDocument();
  },
};

export const Unreadable: Story = {
  name: 'Unreadable 无法读取',
  args: { state: done({ found: 41_204, unreadable: photosFrom(7_310, 3) }) },
  play: async ({ globals }) => {
    const labels = labelsOf(globals, cardCheckLabels);
    await screen.findByText(labels.someUnreadable(41_204, 41_207, 3));
    await expect(screen.queryByText(labels.canErase)).not.toBeInTheDocument();
  },
};

/** Every photo is found, but the card has other files that would be lost. */
export const Unsupported: Story = {
  name: 'Unsupported 有其他文件',
  args: { state: done({ unsupported: { count: 5, extensions: ['wav', 'ctg'] } }) },
  play: async ({ globals }) => {
    const labels = labelsOf(globals, cardCheckLabels);
    await screen.findByText(labels.unsupported(5, ['wav', 'ctg']));
    await expect(screen.queryByText(labels.canErase)).not.toBeInTheDocument();
  },
};
