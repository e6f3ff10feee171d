import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Card, CheckIcon, VisuallyHidden } from '@xiangji/ui';
import { useEffect, useRef } from 'react';
import { AlbumFace, type AlbumFaceProps } from '../album-card/AlbumFace.tsx';
import type { DropIntention, DropKind } from './drop.ts';
import * as css from './OrganizerCard.css.ts';
import { dropZoneId } from './useOrganizerDnd.ts';

type Face = Omit<AlbumFaceProps, 'labels'>;

export interface OrganizerCardProps {
  id: string;
  /** Its index in the list, of which only a part is mounted, and the length of the list. */
  index: number;
  of: number;
  listId: string;
  /** Announced before the name of a set. */
  prefix: string | undefined;
  /** The content of the card: the album itself, or the set that a drop would create. */
  face: Face;
  selected: boolean;
  /** Whether the card takes the focus of the list. */
  active: boolean;
  dragged: boolean;
  /** The effects that a drop on the card can have. */
  dropKinds: readonly DropKind[];
  /** The effect of a drop at the current position. */
  intention: DropKind | undefined;
  onPress: () => void;
  onOpen: () => void;
  onFocus: () => void;
  /** Called with the element after each render of the active card. */
  focusActive: (option: HTMLElement) => void;
}

/** A card of the organizer: a press selects it, a drag moves it, a double press opens a set. */
export function OrganizerCard(props: OrganizerCardProps) {
  const { id, listId, prefix, face, selected, active, dragged, dropKinds, intention, focusActive } = props;
  const { setNodeRef, listeners } = useDraggable({ id });
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setNodeRef(element.current);
  }, [setNodeRef]);
  useEffect(() => {
    if (active && element.current) focusActive(element.current);
  });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys
    <div
      ref={element}
      role="option"
      aria-selected={selected}
      aria-setsize={props.of}
      aria-posinset={props.index + 1}
      tabIndex={active ? 0 : -1}
      className={css.card}
      data-dragged={dragged ? '' : undefined}
      data-intention={intention}
      {...listeners}
      onClick={props.onPress}
      onDoubleClick={props.onOpen}
      onFocus={props.onFocus}
    >
      <Card selected={selected} className={css.sheet}>
        {prefix && <VisuallyHidden>{prefix} </VisuallyHidden>}
        <AlbumFace {...face} />
      </Card>
      <span className={css.check} aria-hidden="true">
        {selected && <CheckIcon />}
      </span>
      {(intention === 'before' || intention === 'after') && <span className={css.edge} aria-hidden="true" />}
      {dropKinds.length > 0 && (
        <div className={css.zones} aria-hidden="true">
          {dropKinds.map((kind) => (
            <DropZone key={kind} listId={listId} intention={{ kind, target: id }} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The part of a card where a drop has a certain effect. */
function DropZone({ listId, intention }: { listId: string; intention: DropIntention }) {
  const id = dropZoneId(listId, intention);
  const { setNodeRef } = useDroppable({ id, data: { intention } });
  return <div ref={setNodeRef} id={id} className={css.zone} data-kind={intention.kind} />;
}

/** The card that follows the pointer during a drag. */
export function DraggedCard({ face, count }: { face: Face; count: number }) {
  return (
    <Card className={css.dragged}>
      <AlbumFace {...face} />
      {count > 1 && <span className={css.amount}>{count}</span>}
    </Card>
  );
}
