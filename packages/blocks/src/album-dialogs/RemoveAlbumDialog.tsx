import { ConfirmDialog } from '@xiangji/ui';
import type { AlbumKind } from '../album-card/index.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type AlbumDialogLabels, albumDialogLabels } from './labels.ts';

export interface RemoveAlbumDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with the new state when the dialog asks to open or close. */
  onOpenChange: (open: boolean) => void;
  /** `count` is the photos of an album, the albums of a set. */
  album: { name: string; kind: AlbumKind; count: number };
  /** A promise keeps the dialog open and busy until it settles; rejected, it stays open. */
  onConfirm: () => Promise<void>;
  /** Replaces single texts. */
  labels?: Partial<AlbumDialogLabels>;
}

/** Asks before an album or a set is deleted, and says what becomes of its photos or albums. */
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
