import type { AlbumKind } from '../album-card/index.ts';
import { PromptDialog } from '../dialogs/index.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type AlbumDialogLabels, albumDialogLabels } from './labels.ts';

export interface RenameAlbumDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with the new state when the dialog should open or close. */
  onOpenChange: (open: boolean) => void;
  /** The album or set to rename. */
  album: { name: string; kind: AlbumKind };
  /** Maximum length of a name, in code points. */
  nameMaxLength?: number;
  /** Called with the trimmed name if it has changed. If the returned promise rejects, the dialog stays open. */
  onSubmit: (name: string) => unknown;
  /** Replaces individual texts. */
  labels?: Partial<AlbumDialogLabels>;
}

/** A dialog that asks for the new name of an album or a set. */
export function RenameAlbumDialog({
  album,
  nameMaxLength,
  labels: given,
  ...dialog
}: RenameAlbumDialogProps) {
  const labels = useBlockLabels(albumDialogLabels, given);
  const isSet = album.kind === 'albumSet';
  return (
    <PromptDialog
      {...dialog}
      title={labels.rename}
      label={isSet ? labels.setName : labels.albumName}
      defaultValue={album.name}
      {...(nameMaxLength !== undefined && { maxLength: nameMaxLength })}
      confirmLabel={labels.save}
      requiredText={isSet ? labels.setNameRequired : labels.albumNameRequired}
    />
  );
}
