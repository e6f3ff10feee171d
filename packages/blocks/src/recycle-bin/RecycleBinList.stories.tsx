import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppBar } from '@xiangji/ui';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ActionMenu } from '../action-menu/index.ts';
import { actionLabels } from '../action-menu/labels.ts';
import { ListPage, PageContent } from '../list-page/index.ts';
import { useSelectedIds } from '../selection-bar/index.ts';
import { coverOf } from '../stories/albums.ts';
import { labelsOf, textOf } from '../stories/text.ts';
import {
  type DeletedPhoto,
  RecycleBinList,
  recycleActionLabels,
  recycleBinLabels,
  useRecycleBinMenu,
  useRecycleSelection,
} from './index.ts';

const HOUR = 3_600;
/** Hours left, half a unit more than is shown, so that the texts do not change while a story is shown. */
const LEFT = [0.3, 5.5, 60, 300, 708];

const photosOf = (globals: Record<string, unknown>) => {
  const now = Math.floor(Date.now() / 1_000);
  return LEFT.map((hours, index) => ({
    id: `photo-${index}`,
    name: index === 1 ? textOf(globals, '岚山，渡月桥边的一片红叶', 'A maple by the bridge') : '',
    type: index === 3 ? ('video' as const) : ('photo' as const),
    bytes: 4_823_449 + index * 131_072,
    albumName: textOf(globals, '京都红叶', 'Kyoto maples'),
    expires: now + Math.round(hours * HOUR),
    ...coverOf(index),
  }));
};

const onSelectedChange = fn();
const onPageChange = fn();
const onAction = fn();
const onReload = fn();

/** A page with the actions on all of its photos, and on the selected ones. */
function Bin({ photos, title }: { photos: readonly DeletedPhoto[]; title: string }) {
  const selected = useSelectedIds();
  const selection = useRecycleSelection({ photos, selected, onAction });
  const actions = useRecycleBinMenu({ empty: photos.length === 0, onAction, onReload });
  return (
    <ListPage
      bar={
        <>
          <AppBar.Title>{title}</AppBar.Title>
          <AppBar.Actions>
            <ActionMenu actions={actions} />
          </AppBar.Actions>
        </>
      }
      selection={selection}
      selecting={selected.selected.size > 0}
    >
      <PageContent width="medium">
        <RecycleBinList photos={photos} selected={selected.selected} onSelectedChange={selected.toggle} />
      </PageContent>
    </ListPage>
  );
}

const meta = {
  id: 'blocks-recyclebinlist',
  title: 'Blocks/RecycleBinList 回收站',
  component: RecycleBinList,
  args: { photos: [], selected: new Set(['photo-1']), onSelectedChange },
  beforeEach: () => {
    onSelectedChange.mockReset();
  },
  render: (args, { globals }) => <RecycleBinList {...args} photos={args.photos && photosOf(globals)} />,
} satisfies Meta<typeof RecycleBinList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  tags: ['visual'],
  name: 'List 列表',
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, recycleBinLabels);
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await canvas.findByText(labels.days(2));
    await userEvent.click(canvas.getByText(labels.minutes(18)));
    await expect(onSelectedChange).toHaveBeenCalledWith('photo-0', true);
  },
};
export const Grid: Story = { name: 'Grid 网格', args: { view: 'grid' } };
export const GridPhone: Story = {
  tags: ['visual'],
  ...Grid,
  name: 'Grid Phone 网格（手机）',
  globals: { viewport: { value: 'phone' } },
};
export const Busy: Story = { name: 'Busy 正在翻页', args: { busy: true } };
/** The first of several pages, and what is on all of them. */
export const Pages: Story = {
  name: 'Pages 分页',
  args: {
    total: { photos: 1_234, bytes: 5_300_000_000 },
    pages: { page: 1, total: 25, onPageChange },
  },
  play: async ({ canvas, userEvent }) => {
    const [previous, next] = within(canvas.getByRole('navigation')).getAllByRole('button');
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    if (next) await userEvent.click(next);
    await expect(onPageChange).toHaveBeenCalledWith(2);
  },
};
export const Loading: Story = { name: 'Loading 加载中', args: { photos: undefined } };
export const LoadingGrid: Story = {
  name: 'Loading Grid 网格加载中',
  args: { photos: undefined, view: 'grid' },
};

const pageOf: NonNullable<Story['render']> = (args, { globals }) => (
  <Bin photos={args.photos ? photosOf(globals) : []} title={textOf(globals, '回收站', 'Recycle bin')} />
);

/** The bars of a selection, over the whole page. */
export const Selecting: Story = {
  name: 'Selecting 选择',
  parameters: { layout: 'fullscreen' },
  render: pageOf,
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, recycleActionLabels);
    const [first, second] = canvas.getAllByRole('checkbox');
    if (!first || !second) throw new Error('There are no photos');
    await userEvent.click(first);
    await userEvent.click(second);
    await canvas.findAllByText(labels.selected(2));
    const [back] = canvas.getAllByRole('button', { name: labels.back });
    if (back) await userEvent.click(back);
    await expect(onAction).toHaveBeenLastCalledWith('back');
  },
};

/** The menu of all photos. */
export const Menu: Story = {
  name: 'Menu 菜单',
  parameters: { layout: 'fullscreen' },
  render: pageOf,
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, recycleActionLabels);
    await userEvent.click(canvas.getByRole('button', { name: labelsOf(globals, actionLabels).more }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    screen.getByRole('menuitem', { name: labels.backAll });
    screen.getByRole('menuitem', { name: labels.removeAll });
  },
};

/** With nothing in it, there is nothing to restore. */
export const MenuOfNothing: Story = {
  name: 'Menu Of Nothing 空回收站的菜单',
  parameters: { layout: 'fullscreen' },
  args: { photos: undefined },
  render: pageOf,
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, recycleActionLabels);
    await userEvent.click(canvas.getByRole('button', { name: labelsOf(globals, actionLabels).more }));
    const restore = await screen.findByRole('menuitem', { name: labels.backAll });
    await expect(restore).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(restore).toBeVisible());
  },
};
