import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ActionContextMenu, ActionMenu } from '../action-menu/index.ts';
import { actionLabels } from '../action-menu/labels.ts';
import { AlbumCard } from '../album-card/index.ts';
import { albumCardLabels } from '../album-card/labels.ts';
import { coverOf } from '../stories/albums.ts';
import { labelsOf, textOf } from '../stories/text.ts';
import {
  type ActionableAlbum,
  type AlbumActionsOptions,
  albumActionLabels,
  useAlbumActions,
  useAlbumListActions,
} from './index.ts';

const onAction = fn();

const nameOf = (globals: Record<string, unknown>) => textOf(globals, '京都红叶', 'Kyoto maples');

interface CardWithMenuProps extends ActionableAlbum, Pick<AlbumActionsOptions<ActionableAlbum>, 'inSet'> {
  name: string;
}

function CardWithMenu({ name, inSet, ...album }: CardWithMenuProps) {
  const actionsOf = useAlbumActions({ inSet, onAction });
  return (
    <ActionContextMenu actions={actionsOf(album)}>
      <div style={{ width: 220, height: 372 }}>
        <AlbumCard
          {...{ id: 'kyoto', kind: album.kind, name, covers: [coverOf(1)], count: 12 }}
          startDate={null}
          endDate={null}
          link={<a href="#kyoto" />}
        />
      </div>
    </ActionContextMenu>
  );
}

const meta = {
  id: 'blocks-albumactions',
  title: 'Blocks/AlbumActions 相册操作',
  component: CardWithMenu,
  parameters: { docs: { hideProps: true } },
  args: { name: '', kind: 'album', shareable: true, inSet: false },
  render: (args, { globals }) => <CardWithMenu {...args} name={nameOf(globals)} />,
  beforeEach: () => {
    onAction.mockClear();
  },
} satisfies Meta<typeof CardWithMenu>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const openMenu: Play = async ({ canvas, globals, userEvent }) => {
  const name = labelsOf(globals, albumCardLabels).more(nameOf(globals));
  await userEvent.click(canvas.getByRole('button', { name }));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};

/** Everything that can be done with an album of the top level. */
export const Album: Story = {
  tags: ['visual'],
  name: 'Album 相册',
  play: async (context) => {
    await openMenu(context);
    await expect(screen.getAllByRole('menuitem')).toHaveLength(8);
  },
};

/** An album in a set has a way back. One without photos cannot be shared. */
export const EmptyInASet: Story = {
  name: 'Empty In A Set 相集里的空相册',
  args: { inSet: true, shareable: false },
  play: async (context) => {
    await openMenu(context);
    const labels = labelsOf(context.globals, albumActionLabels);
    await expect(screen.getByRole('menuitem', { name: labels.share })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    screen.getByRole('menuitem', { name: labels.back });
  },
};

/** A set cannot be moved or shared. */
export const AlbumSet: Story = {
  name: 'Album Set 相集',
  args: { kind: 'albumSet' },
  play: async (context) => {
    await openMenu(context);
    const labels = labelsOf(context.globals, albumActionLabels);
    await expect(screen.queryByRole('menuitem', { name: labels.move })).toBeNull();
    await expect(screen.queryByRole('menuitem', { name: labels.share })).toBeNull();
    await context.userEvent.click(screen.getByRole('menuitem', { name: labels.rename }));
    await waitFor(() =>
      expect(onAction).toHaveBeenCalledWith('rename', { kind: 'albumSet', shareable: true }),
    );
  },
};

function ListMenu({ inSet }: { inSet: boolean }) {
  const actions = useAlbumListActions({ inSet, size: 'standard', onAction });
  return <ActionMenu align="start" actions={actions} />;
}

const openListMenu: Play = async ({ canvas, globals, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: labelsOf(globals, actionLabels).more }));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};

/** The menu of the list of all albums. */
export const List: Story = {
  name: 'List 列表',
  render: () => <ListMenu inSet={false} />,
  play: async (context) => {
    await openListMenu(context);
    const labels = labelsOf(context.globals, albumActionLabels);
    screen.getByRole('menuitem', { name: labels.smallerCards });
    await expect(screen.queryByRole('menuitem', { name: labels.editSet })).toBeNull();
  },
};

/** The menu of the list of a set, which can be edited. */
export const ListOfASet: Story = {
  name: 'List Of A Set 相集的列表',
  render: () => <ListMenu inSet />,
  play: async (context) => {
    await openListMenu(context);
    const labels = labelsOf(context.globals, albumActionLabels);
    await expect(screen.queryByRole('menuitem', { name: labels.createSet })).toBeNull();
    await context.userEvent.click(screen.getByRole('menuitem', { name: labels.editSet }));
    await waitFor(() => expect(onAction).toHaveBeenCalledWith('editSet'));
  },
};
