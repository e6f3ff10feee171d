import { DndContext, DragOverlay } from '@dnd-kit/core';
import { VisuallyHidden } from '@xiangji/ui';
import { type RefObject, useId } from 'react';
import { AlbumGrid, type AlbumGridHandle, type AlbumGridSize } from '../album-grid/index.ts';
import { silentDnd } from '../dnd/silentDnd.ts';
import * as css from './AlbumOrganizer.css.ts';
import { type DropIntention, isAllowed } from './drop.ts';
import { faceOf, previewOf } from './faces.ts';
import { DraggedCard, OrganizerCard } from './OrganizerCard.tsx';
import { isSet, type OrganizerNode } from './tree.ts';
import type { Organizer } from './useOrganizer.ts';
import { OUT_TARGET, TARGET_ATTRIBUTE, useOrganizerDnd } from './useOrganizerDnd.ts';
import type { useOrganizerKeyboard } from './useOrganizerKeyboard.ts';

export interface OrganizerListProps {
  organizer: Organizer;
  keyboard: ReturnType<typeof useOrganizerKeyboard>;
  grid: RefObject<AlbumGridHandle | null>;
  listId: string;
  size: AlbumGridSize;
}

const keyOf = (node: OrganizerNode) => node.id;

type Drag = ReturnType<typeof useOrganizerDnd>;

/** Returns the result of a drop on a card, while something is dragged or carried over it. */
function intentionOn(
  id: string,
  { organizer, keyboard, drag }: Pick<OrganizerListProps, 'organizer' | 'keyboard'> & { drag: Drag },
): DropIntention['kind'] | undefined {
  if (drag.ids) {
    const at = drag.intention;
    return at && at.kind !== 'out' && at.target === id ? at.kind : undefined;
  }
  const { carried } = organizer.state;
  if (!carried || keyboard.active?.id !== id) return undefined;
  return isAllowed(organizer.tree, carried, { kind: 'into', target: id }) ? 'into' : undefined;
}

/** The albums of a level, operated by mouse, touch and keyboard. */
export function OrganizerList({ organizer, keyboard, grid, listId, size }: OrganizerListProps) {
  const { tree, list, level, labels, state, open } = organizer;
  const helpId = useId();
  const press = (id: string) => {
    organizer.activate(id);
    if (!state.carried) organizer.toggle(id);
  };
  const drag = useOrganizerDnd(organizer, press);
  const moving = drag.ids ?? state.carried;
  const elementId = (id: string) => `${listId}-${id}`;
  const renderCard = (node: OrganizerNode) => {
    const intention = intentionOn(node.id, { organizer, keyboard, drag });
    const face = intention === 'into' && moving ? previewOf(tree, moving, node) : faceOf(tree, node);
    return (
      <OrganizerCard
        id={node.id}
        elementId={elementId(node.id)}
        prefix={isSet(node) ? labels.set : undefined}
        face={face}
        selected={state.selected.has(node.id)}
        active={keyboard.active?.id === node.id}
        carried={moving?.includes(node.id) ?? false}
        intention={intention}
        onPress={() => press(node.id)}
        onOpen={() => open(node.id)}
      />
    );
  };
  return (
    <DndContext autoScroll={false} accessibility={silentDnd} {...drag.context}>
      {level !== null && <OutBar label={labels.outBar} drag={drag} />}
      <VisuallyHidden id={helpId}>{labels.help}</VisuallyHidden>
      <AlbumGrid
        id={listId}
        role="listbox"
        aria-label={labels.list}
        aria-multiselectable
        aria-describedby={helpId}
        aria-activedescendant={keyboard.active && elementId(keyboard.active.id)}
        tabIndex={0}
        className={css.list}
        items={list}
        keyOf={keyOf}
        size={size}
        itemRole="presentation"
        handle={grid}
        keepMounted={keyboard.index}
        onKeyDown={keyboard.onKeyDown}
      >
        {renderCard}
      </AlbumGrid>
      <Overlay organizer={organizer} ids={drag.ids} />
    </DndContext>
  );
}

/** A drop target that moves albums out of the set. */
function OutBar({ label, drag }: { label: string; drag: Drag }) {
  return (
    <div
      className={css.out}
      {...{ [TARGET_ATTRIBUTE]: OUT_TARGET }}
      data-dragging={drag.ids ? '' : undefined}
      data-over={drag.intention?.kind === 'out' ? '' : undefined}
    >
      {label}
    </div>
  );
}

function Overlay({ organizer: { tree }, ids = [] }: { organizer: Organizer; ids: Drag['ids'] }) {
  const [top] = ids;
  const node = top === undefined ? undefined : tree.nodes.get(top);
  return (
    <DragOverlay dropAnimation={null} className={css.overlay}>
      {node && <DraggedCard face={faceOf(tree, node)} count={ids.length} />}
    </DragOverlay>
  );
}
