import { DndContext, MouseSensor, TouchSensor, useDraggable, useSensor, useSensors } from '@dnd-kit/core';
import { GESTURES, ORDER } from '@xiangji/api-client/contract';
import { DialogFooter, type OrganizerStep } from '@xiangji/blocks';
import {
  ArrowDownIcon,
  ArrowDownToLineIcon,
  ArrowUpIcon,
  ArrowUpToLineIcon,
  Button,
  Dialog,
  GripVerticalIcon,
  useToast,
  VisuallyHidden,
} from '@xiangji/ui';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../shared/errors.ts';
import type { AlbumEntry, AlbumOrder } from '../../../shared/models/album.ts';
import { useManageAlbums, useSetAlbumOrder } from '../../../shared/queries/albums.queries.ts';
import * as css from './ArrangeDialog.css.ts';
import { type ArrangedAlbum, ROW_ATTRIBUTE, useArrangedRows } from './useArrangedRows.ts';

export interface ArrangeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  list: readonly AlbumEntry[];
  order: AlbumOrder;
  setId?: string | undefined;
}

const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

interface ArrangedRowProps {
  row: ArrangedAlbum;
  index: number;
  last: number;
  dragged: boolean;
  onStep: (index: number, step: OrganizerStep) => void;
}

/** Among thousands only the moved rows render again. */
const ArrangedRow = memo(function ArrangedRow({ row, index, last, dragged, onStep }: ArrangedRowProps) {
  const t = useTranslations('albums');
  const { setNodeRef, listeners } = useDraggable({ id: row.id });
  const { name } = row;
  const steps = [
    { step: 'top', text: t('top'), label: t('toTop', { name }), icon: <ArrowUpToLineIcon />, end: 0 },
    { step: 'up', text: t('up'), label: t('stepUp', { name }), icon: <ArrowUpIcon />, end: 0 },
    { step: 'down', text: t('down'), label: t('stepDown', { name }), icon: <ArrowDownIcon />, end: last },
    {
      step: 'bottom',
      text: t('bottom'),
      label: t('toBottom', { name }),
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

/** Stores the sequence, and with it the custom order. */
function useSaveSequence({ order, setId, onOpenChange }: ArrangeDialogProps) {
  const t = useTranslations('albums');
  const toast = useToast();
  const errorText = useErrorText();
  const manage = useManageAlbums();
  const setOrder = useSetAlbumOrder();
  const save = async (sort: string[]) => {
    try {
      await manage.mutateAsync({ sort });
      if (order !== ORDER.CUSTOM) await setOrder.mutateAsync({ setId, order: ORDER.CUSTOM });
      toast.show({ title: t('arranged'), tone: 'positive' });
      onOpenChange(false);
    } catch (error) {
      toast.show({ title: errorText(error), tone: 'critical' });
    }
  };
  return { save, busy: manage.isPending || setOrder.isPending };
}

function ArrangeForm(props: ArrangeDialogProps) {
  const t = useTranslations('albums');
  const { rows, announcement, step, dragged, setDragged, scroller } = useArrangedRows(props.list);
  const { save, busy } = useSaveSequence(props);
  const press = { delay: GESTURES.LONG_PRESS_MS, tolerance: 8 };
  const sensors = useSensors(useSensor(MouseSensor), useSensor(TouchSensor, { activationConstraint: press }));
  return (
    <>
      <Dialog.Body>
        <DndContext
          sensors={sensors}
          autoScroll={false}
          accessibility={SILENT}
          onDragStart={({ active }) => setDragged(String(active.id))}
          onDragEnd={() => setDragged(undefined)}
          onDragCancel={() => setDragged(undefined)}
        >
          <ul ref={scroller} className={css.list} aria-label={t('list')}>
            {rows.map((row, index) => (
              <ArrangedRow
                key={row.id}
                row={row}
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
        onConfirm={() => void save(rows.map(({ id }) => id))}
        confirmLabel={t('arrangeSave')}
        busy={busy}
      />
    </>
  );
}

/** The order manager: rows dragged or sent to the top, up, down, to the bottom (spec §2 'Album-order manager'). */
export function ArrangeDialog(props: ArrangeDialogProps) {
  const t = useTranslations('albums');
  return (
    <Dialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Dialog.Content title={t('arrange')} description={t('arrangeHint')} size="large">
        <ArrangeForm {...props} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
