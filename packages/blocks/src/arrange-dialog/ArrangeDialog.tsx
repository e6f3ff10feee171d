import { DndContext } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  ArrowDownIcon,
  ArrowDownToLineIcon,
  ArrowUpIcon,
  ArrowUpToLineIcon,
  Button,
  Dialog,
  GripVerticalIcon,
  IconButton,
  VisuallyHidden,
} from '@xiangji/ui';
import { memo, type RefObject, useCallback, useId, useRef, useState } from 'react';
import { DialogFooter } from '../dialogs/index.ts';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './ArrangeDialog.css.ts';
import { type ArrangeLabels, arrangeLabels } from './labels.ts';
import type { ArrangeStep } from './sequence.ts';
import { useArrangeDnd } from './useArrangeDnd.ts';
import { type ArrangedItem, useArrangedRows } from './useArrangedRows.ts';

export interface ArrangeDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with the new state when the dialog should open or close. */
  onOpenChange: (open: boolean) => void;
  /** The title, and the accessible name. */
  title: string;
  /** A sentence below the title. */
  description?: string | undefined;
  /** Name of the list for screen readers. */
  label: string;
  /** The items in their current order. */
  items: readonly ArrangedItem[];
  /**
   * Called with the ids in their new order. The dialog is busy until the returned promise settles. If it rejects, the
   * dialog stays open.
   */
  onSave: (ids: string[]) => unknown;
  /** Replaces individual texts. */
  labels?: Partial<ArrangeLabels>;
}

interface RowContentProps {
  row: ArrangedItem;
  labels: ArrangeLabels;
  index: number;
  /** Number of rows. */
  total: number;
  onStep: (index: number, step: ArrangeStep) => void;
}

/** The name and the buttons of a row. They are memoized, because dnd-kit renders the rows for each move. */
const RowContent = memo(function RowContent({ row, labels, index, total, onStep }: RowContentProps) {
  const { name } = row;
  const last = total - 1;
  const steps = [
    { step: 'top', text: labels.top, label: labels.toTop(name), icon: <ArrowUpToLineIcon />, end: 0 },
    { step: 'up', text: labels.up, label: labels.stepUp(name), icon: <ArrowUpIcon />, end: 0 },
    { step: 'down', text: labels.down, label: labels.stepDown(name), icon: <ArrowDownIcon />, end: last },
    {
      step: 'bottom',
      text: labels.bottom,
      label: labels.toBottom(name),
      icon: <ArrowDownToLineIcon />,
      end: last,
    },
  ] as const;
  return (
    <>
      <span className={css.name} title={name}>
        {name}
      </span>
      {steps.map(({ step, text, label, icon, end }) => (
        <Button
          key={step}
          variant="ghost"
          size="small"
          icon={icon}
          className={css.step}
          aria-label={label}
          title={label}
          data-step={step}
          aria-disabled={index === end}
          onClick={() => onStep(index, step)}
        >
          <span className={css.stepText}>{text}</span>
        </Button>
      ))}
    </>
  );
});

interface ArrangedRowProps extends RowContentProps {
  /** Distance from the top of the list (px). */
  start: number;
  measure: (row: HTMLElement | null) => void;
  onFocus: (id: string) => void;
}

function ArrangedRow({ start, measure, onFocus, ...props }: ArrangedRowProps) {
  const { row, labels, index, total } = props;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...drag } = useSortable({
    id: row.id,
    attributes: { roleDescription: labels.sortable },
  });
  const ref = useCallback(
    (element: HTMLLIElement | null) => {
      setNodeRef(element);
      measure(element);
    },
    [setNodeRef, measure],
  );
  const shift = drag.transform ? `translateY(${drag.transform.y}px)` : undefined;
  return (
    <li
      ref={ref}
      className={css.row}
      style={{ insetBlockStart: start, transform: shift, transition: drag.transition }}
      aria-setsize={total}
      aria-posinset={index + 1}
      data-index={index}
      data-dragged={drag.isDragging ? '' : undefined}
      onFocus={() => onFocus(row.id)}
    >
      <IconButton
        ref={setActivatorNodeRef}
        label={labels.drag(row.name)}
        size="small"
        className={css.grip}
        {...attributes}
        {...listeners}
      >
        <GripVerticalIcon />
      </IconButton>
      <RowContent {...props} />
    </li>
  );
}

/** Estimated height of a row before it is measured (px). */
const ROW_HEIGHT = 40;

type ArrangedRowsProps = Pick<ArrangedRowProps, 'labels' | 'onStep' | 'onFocus'> & {
  rows: readonly ArrangedItem[];
  /** Index of a row that stays mounted; -1 if there is none. */
  kept: number;
  list: RefObject<HTMLUListElement | null>;
  label: string;
};

/** The rows as a virtualized list. */
function ArrangedRows({ rows, kept, list, label, ...row }: ArrangedRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 3,
    rangeExtractor: (range) => {
      const visible = defaultRangeExtractor(range);
      return kept < 0 || visible.includes(kept) ? visible : [...visible, kept].sort((a, b) => a - b);
    },
  });
  return (
    <div ref={scroller} className={css.scroller}>
      <ul ref={list} className={css.list} aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const item = rows[index];
          return (
            item && (
              <ArrangedRow
                key={item.id}
                {...{ row: item, index, start, ...row }}
                total={rows.length}
                measure={virtualizer.measureElement}
              />
            )
          );
        })}
      </ul>
    </div>
  );
}

interface ArrangeFormProps extends ArrangeDialogProps {
  onDraggingChange: (dragging: boolean) => void;
}

function ArrangeForm({ items, label, onSave, onOpenChange, onDraggingChange, ...props }: ArrangeFormProps) {
  const labels = useBlockLabels(arrangeLabels, props.labels);
  const { rows, announcement, list, kept, keep, move, step } = useArrangedRows(items, labels);
  const handleDrag = (id: string | undefined) => {
    if (id !== undefined) keep(id);
    onDraggingChange(id !== undefined);
  };
  const dnd = useArrangeDnd({ rows, labels, move, onDraggedChange: handleDrag });
  const { busy, submit } = useSubmit(() => onOpenChange(false));
  return (
    <>
      <Dialog.Body>
        <DndContext id={useId()} {...dnd}>
          <SortableContext items={rows} strategy={verticalListSortingStrategy}>
            <ArrangedRows {...{ rows, kept, list, label, labels }} onStep={step} onFocus={keep} />
          </SortableContext>
        </DndContext>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Dialog.Body>
      <DialogFooter
        onConfirm={() => submit(() => onSave(rows.map(({ id }) => id)))}
        confirmLabel={labels.save}
        busy={busy}
      />
    </>
  );
}

/**
 * A dialog that changes the order of items. Users drag a row by mouse, touch or keyboard, or move it up, down, to the
 * top or to the bottom by buttons.
 */
export function ArrangeDialog(props: ArrangeDialogProps) {
  const [dragging, setDragging] = useState(false);
  return (
    <Dialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Dialog.Content
        title={props.title}
        description={props.description}
        size="large"
        // During a drag, Escape cancels the drag.
        onEscapeKeyDown={(event) => dragging && event.preventDefault()}
      >
        <ArrangeForm {...props} onDraggingChange={setDragging} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
