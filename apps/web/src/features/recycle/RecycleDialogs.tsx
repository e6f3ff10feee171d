import type { RecycleAction } from '@xiangji/blocks';
import { ConfirmDialog, type LayerControl } from '@xiangji/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AlbumTargetDialog } from '../../shared/dialogs/AlbumTargetDialog.tsx';
import { PasswordQuestion } from '../../shared/dialogs/PasswordQuestion.tsx';
import type { RecycledPhotos } from './recycle.queries.ts';
import type { RecycleActions } from './useRecycleActions.ts';

/** The subject of a dialog that is not about the selection: everything in the recycle bin. */
export const EVERYTHING = 'all';

export interface RecycleDialogsProps {
  control: LayerControl<RecycleAction>;
  /** Ids of the selected photos, on any page. */
  selected: ReadonlySet<string>;
  /** Photos in the bin. */
  total: number;
  mutations: RecycleActions;
  /** A dialog has closed and returns the focus. */
  onGone: (event: Event) => void;
}

interface Subject {
  photos: RecycledPhotos;
  count: number;
  all: boolean;
}

function subjectOf({ control, selected, total }: RecycleDialogsProps): Subject {
  if (control.layer?.id === EVERYTHING) return { photos: { all: 1 }, count: total, all: true };
  return { photos: { ids: [...selected] }, count: selected.size, all: false };
}

/** The dialogs over the bin, each with the number of photos; one at a time. */
export function RecycleDialogs(props: RecycleDialogsProps) {
  const { control, mutations, onGone } = props;
  const t = useTranslations('recycle');
  const name = control.layer?.name;
  const [opened, setOpened] = useState({ name, subject: subjectOf(props) });
  // A closing dialog, or one whose photos are loading again, keeps its text.
  if (name !== opened.name) setOpened({ name, subject: name ? subjectOf(props) : opened.subject });
  const { photos, count, all } = opened.subject;
  const dialog = (layer: RecycleAction) => {
    const { open, onOpenChange } = control.dialog(layer);
    return { open: open && count > 0, onOpenChange, onCloseAutoFocus: onGone };
  };
  return (
    <>
      <ConfirmDialog
        {...dialog('back')}
        title={t('backTitle', { count })}
        description={t('backText')}
        confirmLabel={t('restoreConfirm', { count })}
        onConfirm={() => mutations.back({ photos, count })}
      />
      <AlbumTargetDialog
        {...dialog('to')}
        title={t('toTitle', { count })}
        confirmLabel={t('restoreConfirm', { count })}
        onSubmit={(target) => mutations.to({ photos, count }, target)}
      />
      {/* The account's password confirms it (spec §5). */}
      <PasswordQuestion
        {...dialog('remove')}
        title={t(all ? 'removeAllTitle' : 'removeTitle', { count })}
        description={t('removeText')}
        label={t('password')}
        requiredText={t('passwordRequired')}
        confirmLabel={t('removeConfirm', { count })}
        onConfirm={(password) => mutations.remove({ photos, count }, password)}
      />
    </>
  );
}
