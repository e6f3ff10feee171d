import { DndContext, DragOverlay, useDroppable } from '@dnd-kit/core';
import { type RefObject, useId } from 'react';
import { AlbumGrid, type AlbumGridHandle, type AlbumGridSize } from '../album-grid/index.ts';
import * as css from './AlbumOrganizer.css.ts';
import { allowedKinds, type DropIntention, type DropKind, isAllowed } from './drop.ts';
import { faceOf, previewOf } from './faces.ts';
import { DraggedCard, OrganizerCard } from './OrganizerCard.tsx';
import { isSet, type OrganizerNode } from './tree.ts';
import type { Organizer } from './useOrganizer.ts';
import { dropZoneId, useOrganizerDnd } from './useOrganizerDnd.ts';
import { useOrganizerKeyboard } from './useOrganizerKeyboard.ts';

export interface OrganizerListProps {
  organizer: Organizer;
  grid: RefObject<AlbumGridHandle | null>;
  listId: string;
  size: AlbumGridSize;
  onRename: (id: string) => void;
  /** Called with the element of the active option after each render. */
  focusActive: (option: HTMLElement) => void;
}

const keyOf = (node: OrganizerNode) => node.id;

const OUT: DropIntention = { kind: 'out' };

/** Returns the effect of a drop on an album, if the drop would be there. */
function kindOn(id: string, intention: DropIntention | undefined): DropKind | undefined {
  return intention && intention.kind !== 'out' && intention.target === id ? intention.kind : undefined;
}

/** The albums of a level, operated by mouse, touch and keyboard. */
export function OrganizerList({ organizer, grid, listId, size, onRename, focusActive }: OrganizerListProps) {
  const { tree, list, level, labels, state, activate, toggle, open } = organizer;
  const helpId = useId();
  const keyboard = useOrganizerKeyboard({ organizer, grid, onRename });
  const drag = { organizer, keyboard, grid, onPress: toggle };
  const { context, ids, byPointer, intention } = useOrganizerDnd(drag, listId);
  const renderCard = (node: OrganizerNode, index: number) => {
    const kind = kindOn(node.id, intention);
    return (
      <OrganizerCard
        id={node.id}
        index={index}
        of={list.length}
        listId={listId}
        prefix={isSet(node) ? labels.set : undefined}
        face={ids && kind === 'into' ? previewOf(tree, ids, node) : faceOf(tree, node)}
        selected={state.selected.has(node.id)}
        active={keyboard.active?.id === node.id}
        dragged={ids?.includes(node.id) ?? false}
        dropKinds={ids ? allowedKinds(tree, ids, node.id) : []}
        intention={kind}
        onPress={() => toggle(node.id)}
        onOpen={() => open(node.id)}
        onFocus={() => activate(node.id)}
        focusActive={focusActive}
      />
    );
  };
  return (
    <DndContext id={helpId} {...context}>
      {level !== null && (
        <OutBar
          id={dropZoneId(listId, OUT)}
          label={labels.outBar}
          allowed={ids !== undefined && isAllowed(tree, ids, OUT)}
          over={intention?.kind === 'out'}
        />
      )}
      <AlbumGrid
        id={listId}
        className={css.albums}
        role="listbox"
        aria-label={labels.list}
        aria-multiselectable
        aria-describedby={helpId}
        tabIndex={list.length === 0 ? 0 : undefined}
        items={list}
        keyOf={keyOf}
        size={size}
        itemRole="presentation"
        handle={grid}
        keepMounted={keyboard.index}
        onKeyDown={ids ? undefined : keyboard.onKeyDown}
      >
        {renderCard}
      </AlbumGrid>
      <Overlay organizer={organizer} ids={byPointer ? ids : undefined} />
    </DndContext>
  );
}

/** A drop zone that moves albums out of the set. */
function OutBar({
  id,
  label,
  allowed,
  over,
}: {
  id: string;
  label: string;
  allowed: boolean;
  over: boolean;
}) {
  const { setNodeRef } = useDroppable({ id, data: { intention: OUT }, disabled: !allowed });
  return (
    <div
      ref={setNodeRef}
      id={id}
      className={css.out}
      data-dragging={allowed ? '' : undefined}
      data-over={over ? '' : undefined}
    >
      {label}
    </div>
  );
}

function Overlay({
  organizer: { tree },
  ids = [],
}: {
  organizer: Organizer;
  ids: readonly string[] | undefined;
}) {
  const [top] = ids;
  const node = top === undefined ? undefined : tree.nodes.get(top);
  return (
    <DragOverlay dropAnimation={null} className={css.overlay}>
      {node && <DraggedCard face={faceOf(tree, node)} count={ids.length} />}
    </DragOverlay>
  );
}
