import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { labelsOf } from '../stories/text.ts';
import { CodeEntry, type CodeRefusal, codeEntryLabels } from './index.ts';

const onSubmit = fn<(code: string) => Promise<CodeRefusal | undefined>>();

const meta = {
  id: 'blocks-codeentry',
  title: 'Blocks/CodeEntry 提取码',
  component: CodeEntry,
  args: { length: 4, onSubmit },
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof CodeEntry>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const enter: Play = async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, 'K7P2');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('K7P2'));
};

export const Empty: Story = {
  tags: ['visual'],
  name: 'Empty 空',
};
export const CodeChanged: Story = {
  tags: ['visual'],
  name: 'Code Changed 提取码已更换',
  args: { codeChanged: true },
};
export const Linked: Story = {
  name: 'Linked 链接带有提取码',
  args: { linkedCode: 'K7P2' },
  play: async () => {
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('K7P2'));
  },
};

/** A refused code is cleared, and the field keeps the focus. */
export const Failed: Story = {
  name: 'Failed 提取码错误',
  play: async (context) => {
    onSubmit.mockResolvedValue({ kind: 'failed', times: 2 });
    await enter(context);
    const { canvas, globals } = context;
    await canvas.findByText(labelsOf(globals, codeEntryLabels).failedText(2));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const Frozen: Story = {
  name: 'Frozen 已锁定',
  play: async (context) => {
    onSubmit.mockResolvedValue({ kind: 'frozen' });
    await enter(context);
    await context.canvas.findByText(labelsOf(context.globals, codeEntryLabels).frozenText);
  },
};

/** The field is off until the wait is over. */
export const Waiting: Story = {
  name: 'Waiting 等待重试',
  play: async (context) => {
    onSubmit.mockImplementation(async () => ({ kind: 'freezing', until: Date.now() / 1_000 + 90 }));
    await enter(context);
    const { canvas, globals } = context;
    await canvas.findByText(labelsOf(globals, codeEntryLabels).freezingText(2));
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};
