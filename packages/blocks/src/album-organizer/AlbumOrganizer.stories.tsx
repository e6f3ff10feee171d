import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppBar } from '@xiangji/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { PromptDialog } from '../dialogs/index.ts';
import { levelsOf } from '../stories/albums.ts';
import { labelsOf, textOf } from '../stories/text.ts';
import { AlbumOrganizer, type LevelId, OrganizerBar, type OrganizerLevel, useOrganizer } from './index.ts';
import { organizerLabels } from './labels.ts';

const onSave = fn();

interface ExampleProps {
  levels: readonly OrganizerLevel[];
  level?: LevelId;
  renameLabel: string;
}

/** The parts of an application: the level, the dialog of a name, saving. */
function Example({ levels, level: first = null, renameLabel }: ExampleProps) {
  const [level, setLevel] = useState<LevelId>(first);
  const [renaming, setRenaming] = useState<string>();
  const organizer = useOrganizer({ levels, level, onLevelChange: setLevel });
  const { labels } = organizer;
  return (
    <>
      <AppBar.Root face="manage">
        <AppBar.Manage>
          <OrganizerBar
            organizer={organizer}
            size="standard"
            onSizeChange={fn()}
            onCancel={fn()}
            onSort={fn()}
            onSave={() => onSave(organizer.getChanges())}
          />
        </AppBar.Manage>
      </AppBar.Root>
      <main style={{ padding: 16 }}>
        <AlbumOrganizer organizer={organizer} onRename={setRenaming} />
      </main>
      <PromptDialog
        open={renaming !== undefined}
        onOpenChange={() => setRenaming(undefined)}
        title={labels.rename}
        label={renameLabel}
        requiredText={renameLabel}
        confirmLabel={labels.save}
        onSubmit={(name) => renaming && organizer.rename(renaming, name)}
      />
    </>
  );
}

const meta = {
  id: 'blocks-albumorganizer',
  title: 'Blocks/AlbumOrganizer 整理相册',
  component: Example,
  parameters: { layout: 'fullscreen', docs: { hideProps: true } },
  args: { levels: [], renameLabel: '' },
  beforeEach: () => {
    onSave.mockClear();
  },
  render: (args, { globals }) => (
    <Example {...args} levels={levelsOf(globals)} renameLabel={textOf(globals, '名称', 'Name')} />
  ),
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const focusesFirst: Play = async ({ canvas }) => {
  const options = await canvas.findAllByRole('option');
  const [first] = options;
  await waitFor(() => expect(first).toHaveFocus());
  await expect(first).toHaveAttribute('aria-posinset', '1');
  await expect(first).toHaveAttribute('aria-setsize', String(options.length));
};

export const Top: Story = { name: 'Top 顶层', play: focusesFirst };
/** The bar never hides the album with the focus. */
export const Phone: Story = {
  tags: ['visual'],
  name: 'Phone 手机',
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    await focusesFirst(context);
    const [first] = canvas.getAllByRole('option');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(first).not.toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(first).toHaveFocus());
    const save = canvas.getByRole('button', { name: labelsOf(globals, organizerLabels).save });
    const { bottom } = save.getBoundingClientRect();
    await waitFor(() => expect(first?.getBoundingClientRect().top).toBeGreaterThan(bottom));
  },
  globals: { viewport: { value: 'phone' } },
};

/** By keyboard: pick up, move over another album, merge, undo, save. */
export const ByKeyboard: Story = {
  name: 'By Keyboard 用键盘',
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const t = labelsOf(globals, organizerLabels);
    await focusesFirst(context);
    const [first, second] = canvas.getAllByRole('option');
    // The selection is picked up together, and put back.
    await userEvent.keyboard(' {ArrowRight} {Enter}');
    await canvas.findByText(t.pickedUp(t.albums(2)));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).not.toHaveAttribute('data-dragged'));
    await userEvent.keyboard('{Escape}{Home}{Enter}');
    await waitFor(() => expect(first).toHaveAttribute('data-dragged'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(second).toHaveAttribute('data-intention', 'into'));
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const merged = await canvas.findByRole('option', { name: /&/ });
    await waitFor(() => expect(merged).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.queryByRole('option', { name: /&/ })).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('listbox')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Control>}y{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: t.save }));
    await expect(onSave.mock.lastCall?.[0].created).toHaveLength(1);
  },
};

/** Escape puts the albums back. */
export const PutBack: Story = {
  name: 'Put Back 放回',
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const t = labelsOf(globals, organizerLabels);
    await focusesFirst(context);
    const [first, second] = canvas.getAllByRole('option');
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await waitFor(() => expect(second).toHaveAttribute('data-intention'));
    await userEvent.keyboard('{Escape}');
    await canvas.findByText(t.cancelled);
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).not.toHaveAttribute('data-dragged');
    await expect(second).not.toHaveAttribute('data-intention');
  },
};

/** The first album is at the right, and the arrows go the way that they point. */
export const RightToLeft: Story = {
  name: 'Right To Left 从右到左',
  globals: { direction: 'rtl' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await focusesFirst(context);
    const [first, second, third] = canvas.getAllByRole('option');
    const leftOf = (album: HTMLElement | undefined) => album?.getBoundingClientRect().left ?? Number.NaN;
    await expect(leftOf(second)).toBeLessThan(leftOf(first));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(first).toHaveAttribute('data-dragged'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(third).toHaveAttribute('data-intention'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
  },
};

export const Selected: Story = {
  name: 'Selected 已选',
  play: async (context) => {
    await focusesFirst(context);
    const [first, second] = context.canvas.getAllByRole('option');
    if (first) await context.userEvent.click(first);
    if (second) await context.userEvent.click(second);
    const t = labelsOf(context.globals, organizerLabels);
    await expect(context.canvas.getByText(t.selected(2))).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: t.merge })).toBeEnabled();
  },
};

export const InsideASet: Story = {
  name: 'Inside A Set 在相集里',
  args: { level: 'set' },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(labelsOf(globals, organizerLabels).outBar);
  },
};
