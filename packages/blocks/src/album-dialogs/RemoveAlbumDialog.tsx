import { ConfirmDialog } from '@xiangji/ui';
import type { AlbumKind } from '../album-card/index.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type AlbumDialogLabels, albumDialogLabels } from './labels.ts';

export interface RemoveAlbumDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with the new state when the dialog should open or close. */
  onOpenChange: (open: boolean) => void;
  /** The album or set to delete. `count` is its number of photos, or of albums for a set. */
  album: { name: string; kind: AlbumKind; count: number };
  /**
   * Called when the user confirms. The dialog is busy until the promise settles; if it rejects, the dialog stays open.
   */
  onConfirm: () => Promise<void>;
  /** Replaces individual texts. */
  labels?: Partial<AlbumDialogLabels>;
}

/**
 * A dialog that asks for confirmation before an album or a set is deleted. It explains what happens to its photos or
 * albums.
 */
export function RemoveAlbumDialog({ album, labels: given, ...dialog }: RemoveAlbumDialogProps) {
  const labels = useBlockLabels(albumDialogLabels, given);
  const { name, count } = album;
  const isSet = album.kind === 'albumSet';
  return (
    <ConfirmDialog
      {...dialog}
      tone="critical"
      title={isSet ? labels.removeSetTitle(name) : labels.removeAlbumTitle(name)}
      description={isSet ? labels.removeSetText(count) : labels.removeAlbumText(count)}
      confirmLabel={isSet ? labels.removeSet : labels.removeAlbum}
    />
  );
}
