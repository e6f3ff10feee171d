import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CallData, type Contract, contract, dayOfDate, ERROR_CODES } from '@xiangji/api-client/contract';
import { duplicateReviewLabels } from '@xiangji/blocks';
import { expect, screen, waitFor } from 'storybook/test';
import { answer, quietNetwork, refuse, unanswered } from '../../../test/network.ts';
import { photo } from '../../../test/photos.ts';
import { AppAt, withWorld } from '../../../test/StoryWorld.tsx';
import { secondaryTexts } from '../../../test/secondaryTexts.ts';
import { blockTexts, storyTexts } from '../../../test/storyTexts.ts';

const { similar, files } = contract;
type Page = CallData<Contract['similar']['list']>;
type Group = Page['groups'][number];
type Photo = Group['photos'][number];

const DAY = dayOfDate({ year: 2026, month: 5, day: 1 });
const MEGABYTE = 1_048_576;

/** Photos of one scene: each has half as many pixels across as the one before it. */
function groupOf(seed: number, keeps: readonly Photo['keep'][]): Group {
  const photos = keeps.map((keep, index): Photo => {
    const { width, height, ...rest } = photo({ index: seed, day: DAY - seed });
    return {
      ...rest,
      id: `p${seed}-${index}`,
      name: `IMG_${seed}0${index}`,
      pname: index === 0 ? '京都红叶' : '手机备份',
      favorite: keep === 'favorite',
      width: Math.round(width / 2 ** index),
      height: Math.round(height / 2 ** index),
      bytes: Math.round((6 * MEGABYTE) / (index + 1)),
      keep,
    };
  });
  const bytes = photos.reduce((sum, { keep, ...file }) => sum + (keep === null ? file.bytes : 0), 0);
  return { id: `p${seed}-0`, photos, bytes };
}

const GROUPS = [
  groupOf(1, ['best', null, null]),
  groupOf(2, ['best', 'favorite', 'described', null]),
  groupOf(3, ['best', null]),
];

const pageOf = (groups: readonly Group[], rest: Partial<Page> = {}): Page => ({
  groups: [...groups],
  next: null,
  count: groups.length,
  bytes: groups.reduce((sum, { bytes }) => sum + bytes, 0),
  ...rest,
});

/** A server that lists groups until their photos are deleted or they are dismissed, and again after an undo. */
function network() {
  const gone = new Set<string>();
  const isThere = ({ id, photos }: Group) => !gone.has(id) && !photos.some((one) => gone.has(one.id));
  return [
    answer(similar.list, () => pageOf(GROUPS.filter(isThere))),
    answer(similar.dismiss, ({ params, body }) => {
      const id = String(params.id);
      if ((body as { dismissed: boolean }).dismissed) gone.add(id);
      else gone.delete(id);
      return { count: 2 };
    }),
    answer(files.remove, ({ body }) => {
      const { ids } = body as { ids: string[] };
      for (const id of ids) gone.add(id);
      return { count: ids.length, undo: 'undo' };
    }),
    answer(files.undo, () => {
      gone.clear();
      return { count: 1 };
    }),
    ...quietNetwork,
  ];
}

const meta = {
  id: 'web-similarpage',
  title: 'Web/SimilarPage 相似照片',
  component: AppAt,
  decorators: [withWorld],
  args: { path: '/similar' },
  parameters: {
    msw: network(),
    docs: {
      lead: [
        '重复和几乎相同的照片：逐组确认保留哪些，其余移入回收站。',
        'Duplicates and nearly equal photos: group by group, which to keep and which to delete.',
      ],
      hideProps: true,
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const labelsIn = ({ globals }: Context) => blockTexts(globals, duplicateReviewLabels);
/** A group is named by the number of its photos. */
const NUMBERED = { name: /^\d/ };
const showsGroups: NonNullable<Story['play']> = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('region', NUMBERED)).toHaveLength(GROUPS.length));
};
const phone = { globals: { viewport: { value: 'phone' } } } as const;

export const Some: Story = { tags: ['visual'], name: 'Some 几组', play: showsGroups };
export const SomePhone: Story = { tags: ['visual'], ...Some, ...phone, name: 'Some Phone 几组（手机）' };

/** A photo opens among those of its group; closing returns the focus to it. */
export const Opened: Story = {
  name: 'Opened 看照片',
  play: async (context) => {
    await showsGroups(context);
    const tile = context.canvas.getByRole('button', { name: labelsIn(context).open('IMG_101') });
    await context.userEvent.click(tile);
    await screen.findByText('2 / 3');
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(tile).toHaveFocus());
  },
};

/** The group leaves the list; the undo of the toast brings it back. */
export const Deleted: Story = {
  name: 'Deleted 删除与撤销',
  parameters: { msw: network() },
  play: async (context) => {
    await showsGroups(context);
    const { canvas, globals, userEvent } = context;
    const [remove] = canvas.getAllByRole('button', { name: /(移入回收站|recycle bin \()/ });
    if (!remove) throw new Error('There is no group');
    await userEvent.click(remove);
    await waitFor(() => expect(canvas.getAllByRole('region', NUMBERED)).toHaveLength(GROUPS.length - 1));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: labelsIn(context).open('IMG_200') })).toHaveFocus(),
    );
    await screen.findAllByText(storyTexts(globals).photos.removed);
    await userEvent.click(screen.getByRole('button', { name: /^(撤销|Undo)$/ }));
    await showsGroups(context);
  },
};

export const Dismissed: Story = {
  name: 'Dismissed 不相似与撤销',
  parameters: { msw: network() },
  play: async (context) => {
    await showsGroups(context);
    const { canvas, globals, userEvent } = context;
    const [dismiss] = canvas.getAllByRole('button', { name: labelsIn(context).dismiss });
    if (!dismiss) throw new Error('There is no group');
    await userEvent.click(dismiss);
    await waitFor(() => expect(canvas.getAllByRole('region', NUMBERED)).toHaveLength(GROUPS.length - 1));
    await screen.findAllByText(secondaryTexts(globals).similar.dismissed);
    await userEvent.click(screen.getByRole('button', { name: /^(撤销|Undo)$/ }));
    await showsGroups(context);
  },
};

/** The group stays, and says so. */
export const DeletionFailed: Story = {
  name: 'Deletion Failed 删除失败',
  parameters: {
    msw: [refuse(files.remove, ERROR_CODES.SYSTEM), ...network()],
  },
  play: async (context) => {
    await showsGroups(context);
    const { canvas, userEvent } = context;
    const [remove] = canvas.getAllByRole('button', { name: /(移入回收站|recycle bin \()/ });
    if (!remove) throw new Error('There is no group');
    await userEvent.click(remove);
    await canvas.findByText(labelsIn(context).failed);
    await showsGroups(context);
  },
};

export const Empty: Story = {
  name: 'Empty 没有',
  parameters: { msw: [answer(similar.list, pageOf([])), ...quietNetwork] },
  play: async (context) => {
    await context.canvas.findByText(labelsIn(context).empty);
  },
};

export const Loading: Story = {
  name: 'Loading 加载中',
  parameters: { msw: [unanswered(similar.list), ...quietNetwork] },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { name: secondaryTexts(globals).similar.title, level: 1 });
  },
};

export const Failed: Story = {
  name: 'Failed 加载失败',
  parameters: { msw: [refuse(similar.list, ERROR_CODES.SYSTEM), ...quietNetwork] },
  play: async (context) => {
    await context.canvas.findByText(labelsIn(context).loadFailed);
  },
};

/** The second page loads below the first. */
export const More: Story = {
  name: 'More 更多',
  parameters: {
    msw: [
      answer(similar.list, ({ query }) =>
        query.has('after')
          ? pageOf(GROUPS.slice(1), { count: GROUPS.length })
          : pageOf(GROUPS.slice(0, 1), { next: '1.p1-0', count: GROUPS.length }),
      ),
      ...quietNetwork,
    ],
  },
  play: async (context) => {
    const { more, end } = labelsIn(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: more }));
    await showsGroups(context);
    await expect(context.canvas.getByText(end)).toBeVisible();
  },
};
