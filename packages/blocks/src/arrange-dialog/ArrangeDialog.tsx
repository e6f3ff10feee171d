import { DndContext, MouseSensor, TouchSensor, useDraggable, useSensor, useSensors } from '@dnd-kit/core';
import {
  ArrowDownIcon,
  ArrowDownToLineIcon,
  ArrowUpIcon,
  ArrowUpToLineIcon,
  Button,
  Dialog,
  GripVerticalIcon,
  VisuallyHidden,
} from '@xiangji/ui';
import { memo } from 'react';
import type { OrganizerStep } from '../album-organizer/index.ts';
import { DialogFooter } from '../dialogs/index.ts';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { silentDnd } from '../dnd/silentDnd.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './ArrangeDialog.css.ts';
import { type ArrangeLabels, arrangeLabels } from './labels.ts';
import { type ArrangedItem, ROW_ATTRIBUTE, useArrangedRows } from './useArrangedRows.ts';

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

/** A finger starts to drag after a press of `delay` ms, if it moves less than `tolerance` px. */
const LONG_PRESS = { delay: 150, tolerance: 8 };

interface ArrangedRowProps {
  row: ArrangedItem;
  labels: ArrangeLabels;
  index: number;
  last: number;
  dragged: boolean;
  onStep: (index: number, step: OrganizerStep) => void;
}

/** A row. It is memoized, so that in a list of thousands only the moved rows render again. */
const ArrangedRow = memo(function ArrangedRow({
  row,
  labels,
  index,
  last,
  dragged,
  onStep,
}: ArrangedRowProps) {
  const { setNodeRef, listeners } = useDraggable({ id: row.id });
  const { name } = row;
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
    <li
      ref={setNodeRef}
      className={css.row}
      data-dragged={dragged ? '' : undefined}
      {...{ [ROW_ATTRIBUTE]: row.id }}
    >
      <span className={css.grip} {...listeners}>
        <GripVerticalIcon />
      </span>
      <span className={css.name} title={row.name}>
        {row.name}
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
    </li>
  );
});

function ArrangeForm({ items, label, onSave, onOpenChange, ...props }: ArrangeDialogProps) {
  const labels = useBlockLabels(arrangeLabels, props.labels);
  const { rows, announcement, step, dragged, setDragged, scroller } = useArrangedRows(items, labels);
  const { busy, submit } = useSubmit(() => onOpenChange(false));
  const touch = useSensor(TouchSensor, { activationConstraint: LONG_PRESS });
  const sensors = useSensors(useSensor(MouseSensor), touch);
  return (
    <>
      <Dialog.Body>
        <DndContext
          sensors={sensors}
          autoScroll={false}
          accessibility={silentDnd}
          onDragStart={({ active }) => setDragged(String(active.id))}
          onDragEnd={() => setDragged(undefined)}
          onDragCancel={() => setDragged(undefined)}
        >
          <ul ref={scroller} className={css.list} aria-label={label}>
            {rows.map((row, index) => (
              <ArrangedRow
                key={row.id}
                row={row}
                labels={labels}
                index={index}
                last={rows.length - 1}
                dragged={dragged === row.id}
                onStep={step}
              />
            ))}
          </ul>
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
 * A dialog that changes the order of items. Users drag a row, or move it up, down, to the top or to the bottom by
 * buttons.
 */
export function ArrangeDialog(props: ArrangeDialogProps) {
  return (
    <Dialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Dialog.Content title={props.title} description={props.description} size="large">
        <ArrangeForm {...props} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
