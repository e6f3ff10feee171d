import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { coverOf } from '../stories/albums.ts';
import { labelsOf, textOf } from '../stories/text.ts';
import {
  DuplicateReview,
  type DuplicateReviewProps,
  duplicateReviewLabels,
  type SimilarPhotos,
} from './index.ts';

const MEGABYTE = 1_048_576;
const NOON = 1_790_251_200;
/** Pixels across of a photo and its smaller copies. */
const WIDTHS = [4032, 2016, 1280, 640];

type Keep = SimilarPhotos['photos'][number]['keep'];

function groupOf(seed: number, keeps: readonly Keep[], globals: Record<string, unknown>): SimilarPhotos {
  return {
    id: `group-${seed}`,
    photos: keeps.map((keep, index) => {
      const width = WIDTHS[index % WIDTHS.length] ?? 0;
      return {
        ...{ id: `photo-${seed}-${index}`, name: `IMG_${seed}0${index}`, keep, width },
        src: coverOf(seed).src,
        height: Math.round(width * 0.75),
        bytes: Math.round((6 * MEGABYTE) / (index + 1)),
        time: NOON + index * 2,
        albumName: textOf(
          globals,
          index === 0 ? '京都红叶' : '手机备份',
          index === 0 ? 'Kyoto maples' : 'Phone',
        ),
      };
    }),
  };
}

const KEEPS: readonly (readonly Keep[])[] = [
  ['best', undefined, undefined],
  ['best', 'favorite', 'described', undefined],
  ['best', 'described'],
];

const groupsOf = (globals: Record<string, unknown>, keeps = KEEPS) =>
  keeps.map((keep, index) => groupOf(index + 1, keep, globals));

const meta = {
  id: 'blocks-duplicatereview',
  title: 'Blocks/DuplicateReview 相似照片',
  component: DuplicateReview,
  args: {
    groups: [],
    total: { groups: 24, bytes: 312 * MEGABYTE },
    onLoadMore: fn(),
    onRetry: fn(),
    onOpen: fn(),
    onDelete: fn(async () => undefined),
    onDismiss: fn(async () => undefined),
  },
  render: (args, { globals }) => <DuplicateReview {...args} groups={args.groups && groupsOf(globals)} />,
} satisfies Meta<typeof DuplicateReview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A group is named by the number of its photos. */
const GROUP = { name: /^\d/ };
/** The button that deletes; its text has the bytes. */
const removeButton = (group: HTMLElement) => within(group).getAllByRole('button').at(-2) as HTMLElement;

export const Groups: Story = {
  name: 'Groups 分组',
  args: { hasMore: true },
  play: async ({ canvas, globals, userEvent, args }) => {
    const labels = labelsOf(globals, duplicateReviewLabels);
    const [first] = canvas.getAllByRole('region', GROUP);
    if (!first) throw new Error('There is no group');
    const group = within(first);
    await expect(group.getByRole('checkbox', { name: labels.keepPhoto('IMG_100') })).toBeChecked();
    await expect(group.getByRole('checkbox', { name: labels.keepPhoto('IMG_101') })).not.toBeChecked();
    await userEvent.click(group.getByRole('checkbox', { name: labels.keepPhoto('IMG_102') }));
    await userEvent.click(removeButton(first));
    await expect(args.onDelete).toHaveBeenCalledWith('group-1', ['photo-1-1']);
    await userEvent.click(group.getByRole('button', { name: labels.open('IMG_101') }));
    await expect(args.onOpen).toHaveBeenCalledWith('group-1', 'photo-1-1', expect.any(HTMLElement));
    await userEvent.click(group.getByRole('button', { name: labels.dismiss }));
    await expect(args.onDismiss).toHaveBeenCalledWith('group-1');
    await userEvent.click(canvas.getByRole('button', { name: labels.more }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const GroupsPhone: Story = {
  tags: ['visual'],
  name: 'Groups Phone 分组（手机）',
  globals: { viewport: { value: 'phone' } },
  args: { hasMore: true },
};

/** At least one photo stays; with all of them kept there is nothing to delete. */
export const KeepOne: Story = {
  name: 'Keep One 至少保留一张',
  render: (args, { globals }) => (
    <DuplicateReview {...args} groups={groupsOf(globals, [['best', undefined]])} />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, duplicateReviewLabels);
    const [best, copy] = canvas.getAllByRole('checkbox');
    if (!best || !copy) throw new Error('A group has two photos');
    await userEvent.click(best);
    await expect(canvas.getByRole('status')).toHaveTextContent(labels.keepOne);
    await expect(removeButton(canvas.getByRole('region', GROUP))).toBeDisabled();
    await userEvent.click(best);
    await userEvent.click(copy);
    await expect(canvas.getByRole('button', { name: labels.removeNone })).toBeDisabled();
    await userEvent.click(copy);
  },
};

/** The group leaves the list when its photos are deleted; the focus goes to the next one, and at the end to the list. */
function Reviewed(props: DuplicateReviewProps) {
  const [groups, setGroups] = useState(props.groups);
  const leave = async (groupId: string) => setGroups((before) => before?.filter(({ id }) => id !== groupId));
  return <DuplicateReview {...props} groups={groups} onDelete={leave} onDismiss={leave} />;
}

export const Deleting: Story = {
  name: 'Deleting 删除后',
  render: (args, { globals }) => <Reviewed {...args} groups={groupsOf(globals).slice(0, 2)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, duplicateReviewLabels);
    const [first] = canvas.getAllByRole('region', GROUP);
    if (!first) throw new Error('There is no group');
    await userEvent.click(removeButton(first));
    const next = await canvas.findByRole('button', { name: labels.open('IMG_200') });
    await waitFor(() => expect(next).toHaveFocus());
    await expect(canvas.getAllByRole('region', GROUP)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: labels.dismiss }));
    await canvas.findByText(labels.empty);
    await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByText(labels.empty)));
  },
};

/** One change of a group at a time. */
export const Pending: Story = {
  name: 'Pending 正在处理',
  args: { onDelete: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('region', GROUP);
    if (!first) throw new Error('There is no group');
    await userEvent.click(removeButton(first));
    await expect(removeButton(first)).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(removeButton(first));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const ChangeFailed: Story = {
  name: 'Change Failed 处理失败',
  args: { onDelete: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, globals, userEvent }) => {
    const [first] = canvas.getAllByRole('region', GROUP);
    if (!first) throw new Error('There is no group');
    await userEvent.click(removeButton(first));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      labelsOf(globals, duplicateReviewLabels).failed,
    );
    await expect(removeButton(first)).toBeEnabled();
  },
};

export const Empty: Story = {
  name: 'Empty 没有',
  render: (args) => <DuplicateReview {...args} groups={[]} />,
};
export const Loading: Story = { name: 'Loading 加载中', args: { groups: undefined } };
export const Failed: Story = {
  name: 'Failed 加载失败',
  args: { groups: undefined, failed: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const MoreFailed: Story = {
  name: 'More Failed 更多加载失败',
  args: { hasMore: true, failed: true },
  play: async ({ canvas, globals, userEvent, args }) => {
    const labels = labelsOf(globals, duplicateReviewLabels);
    await expect(canvas.getByRole('alert')).toHaveTextContent(labels.loadFailed);
    await userEvent.click(canvas.getByRole('button', { name: labels.more }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
