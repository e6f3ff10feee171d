import { DndContext, DragOverlay } from '@dnd-kit/core';
import { VisuallyHidden } from '@xiangji/ui';
import { type RefObject, useId } from 'react';
import { useTranslations } from 'use-intl';
import { AlbumGrid, type GridHandle } from '../grid/AlbumGrid.tsx';
import { isSet, type OrganiserNode } from '../organiser/tree.ts';
import { type Intention, isAllowed } from './drop.ts';
import { type FolderFacts, faceOf, previewOf } from './faces.ts';
import * as css from './Organiser.css.ts';
import { DraggedCard, OrganiserCard } from './OrganiserCard.tsx';
import type { useKeyboard } from './useKeyboard.ts';
import type { OrganiserControl } from './useOrganiser.ts';
import type { OrganiserActs } from './useOrganiserActs.ts';
import { OUT_TARGET, TARGET_ATTRIBUTE, usePointerDrag } from './usePointerDrag.ts';

/** dnd-kit's own sentences are silent: one voice tells of pointer and keys alike. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

export interface OrganiserListProps {
  control: OrganiserControl;
  acts: OrganiserActs;
  facts: FolderFacts;
  keys: ReturnType<typeof useKeyboard>;
  grid: RefObject<GridHandle | null>;
  listId: string;
  /** The level is a set, so that there is an outside. */
  inSet: boolean;
  onPress: (id: string) => void;
  onOpen: (id: string) => void;
}

const keyOf = (node: OrganiserNode) => node.id;

/** The cards of manage mode, by mouse, finger and keys. */
export function OrganiserList(props: OrganiserListProps) {
  const { control, acts, facts, keys, grid, listId, inSet, onPress, onOpen } = props;
  const t = useTranslations('organiser');
  const helpId = useId();
  const { tree, list, selected } = control;
  const drag = usePointerDrag({
    tree,
    selected,
    onTap: onPress,
    onDrop: (ids, intention) => keys.setCurrent(acts.drop(ids, intention) ?? ''),
  });
  const moving = drag.ids ?? acts.carried;
  const intentionOn = ({ id }: OrganiserNode): Intention['kind'] | undefined => {
    if (drag.ids) {
      const at = drag.intention;
      return at && at.kind !== 'out' && at.target === id ? at.kind : undefined;
    }
    if (!acts.carried || keys.current?.id !== id) return undefined;
    return isAllowed(tree, acts.carried, { kind: 'into', target: id }) ? 'into' : undefined;
  };
  const elementId = (id: string) => `${listId}-${id}`;
  const [top] = drag.ids ?? [];
  const topNode = top ? tree.nodes.get(top) : undefined;

  return (
    <DndContext
      sensors={drag.sensors}
      autoScroll={false}
      accessibility={SILENT}
      onDragStart={drag.onDragStart}
      onDragEnd={drag.onDragEnd}
      onDragCancel={drag.onDragCancel}
    >
      {inSet && (
        <div
          className={css.out}
          {...{ [TARGET_ATTRIBUTE]: OUT_TARGET }}
          data-dragging={drag.ids ? '' : undefined}
          data-over={drag.intention?.kind === 'out' ? '' : undefined}
        >
          {t('outBar')}
        </div>
      )}
      <VisuallyHidden id={helpId}>{t('help')}</VisuallyHidden>
      <AlbumGrid
        id={listId}
        role="listbox"
        aria-label={t('list')}
        aria-multiselectable
        aria-describedby={helpId}
        aria-activedescendant={keys.current ? elementId(keys.current.id) : undefined}
        tabIndex={0}
        className={css.list}
        items={list}
        keyOf={keyOf}
        itemRole="presentation"
        handle={grid}
        keep={keys.index}
        onKeyDown={keys.onKeyDown}
      >
        {(node) => {
          const intention = intentionOn(node);
          const own = faceOf(tree, facts, node);
          const face =
            intention === 'into' && moving ? previewOf(tree, facts, { ids: moving, target: node }) : own;
          return (
            <OrganiserCard
              id={node.id}
              elementId={elementId(node.id)}
              prefix={isSet(node) ? t('set') : undefined}
              face={face}
              selected={selected.has(node.id)}
              current={keys.current?.id === node.id}
              carried={moving?.includes(node.id) ?? false}
              intention={intention}
              onPress={() => onPress(node.id)}
              onOpen={() => onOpen(node.id)}
            />
          );
        }}
      </AlbumGrid>
      <DragOverlay dropAnimation={null} className={css.overlay}>
        {topNode && <DraggedCard face={faceOf(tree, facts, topNode)} count={drag.ids?.length ?? 1} />}
      </DragOverlay>
    </DndContext>
  );
}
