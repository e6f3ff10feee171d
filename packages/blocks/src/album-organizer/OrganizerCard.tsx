import { useDraggable } from '@dnd-kit/core';
import { Card, CheckIcon, VisuallyHidden } from '@xiangji/ui';
import { AlbumFace, type AlbumFaceProps } from '../album-card/AlbumFace.tsx';
import type { DropIntention } from './drop.ts';
import * as css from './OrganizerCard.css.ts';
import { TARGET_ATTRIBUTE } from './useOrganizerDnd.ts';

type Face = Omit<AlbumFaceProps, 'labels'>;

export interface OrganizerCardProps {
  id: string;
  /** Id of the element, for `aria-activedescendant`. */
  elementId: string;
  /** Announced before the name of a set. */
  prefix: string | undefined;
  /** The content of the card: the album itself, or the set that a drop would create. */
  face: Face;
  selected: boolean;
  active: boolean;
  /** Whether the album is being carried or dragged. */
  carried: boolean;
  /** The result of a drop on the card at the current pointer position. */
  intention: DropIntention['kind'] | undefined;
  onPress: () => void;
  onOpen: () => void;
}

/** A card of the organizer: a press selects it, a drag moves it, a double press opens a set. */
export function OrganizerCard(props: OrganizerCardProps) {
  const { id, elementId, prefix, face, selected, active, carried, intention, onPress, onOpen } = props;
  const { setNodeRef, listeners } = useDraggable({ id });
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list keeps the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys
    <div
      ref={setNodeRef}
      id={elementId}
      role="option"
      aria-selected={selected}
      className={css.card}
      data-carried={carried ? '' : undefined}
      data-current={active ? '' : undefined}
      data-intention={intention}
      {...{ [TARGET_ATTRIBUTE]: id }}
      {...listeners}
      onClick={onPress}
      onDoubleClick={onOpen}
    >
      <Card selected={selected} className={css.sheet}>
        {prefix && <VisuallyHidden>{prefix} </VisuallyHidden>}
        <AlbumFace {...face} />
      </Card>
      <span className={css.check} aria-hidden="true">
        {selected && <CheckIcon />}
      </span>
      {(intention === 'before' || intention === 'after') && <span className={css.edge} aria-hidden="true" />}
    </div>
  );
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
