import { useDraggable } from '@dnd-kit/core';
import { Card, CheckIcon, VisuallyHidden } from '@xiangji/ui';
import { AlbumFace, type AlbumFaceProps } from '../AlbumFace.tsx';
import type { Intention } from './drop.ts';
import * as css from './OrganiserCard.css.ts';
import { TARGET_ATTRIBUTE } from './usePointerDrag.ts';

export interface OrganiserCardProps {
  id: string;
  /** Id of the element, for `aria-activedescendant`. */
  elementId: string;
  /** Said before the name of a set; the rest is what is seen. */
  prefix: string | undefined;
  /** What it shows: itself, or the set that a drop would make of it. */
  face: AlbumFaceProps;
  selected: boolean;
  /** The keys stand on it. */
  current: boolean;
  /** It is being carried or dragged. */
  carried: boolean;
  /** What letting go over it would do. */
  intention: Intention['kind'] | undefined;
  onPress: () => void;
  onOpen: () => void;
}

/** An album or set in manage mode: pressed it is selected, held it is dragged, pressed twice a set opens. */
export function OrganiserCard(props: OrganiserCardProps) {
  const { id, elementId, prefix, face, selected, current, carried, intention, onPress, onOpen } = props;
  const { setNodeRef, listeners } = useDraggable({ id });
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list keeps the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys
    <div
      ref={setNodeRef}
      id={elementId}
      role="option"
      aria-selected={selected}
      className={css.card}
      data-carried={carried ? '' : undefined}
      data-current={current ? '' : undefined}
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

/** What is seen under the pointer while it drags. */
export function DraggedCard({ face, count }: { face: AlbumFaceProps; count: number }) {
  return (
    <Card className={css.dragged}>
      <AlbumFace {...face} />
      {count > 1 && <span className={css.amount}>{count}</span>}
    </Card>
  );
}
