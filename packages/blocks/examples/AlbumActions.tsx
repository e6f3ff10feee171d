import { type ActionableAlbum, ActionContextMenu, type AlbumAction, useAlbumActions } from '@xiangji/blocks';
import type { CSSProperties, ReactElement } from 'react';

interface Props {
  album: ActionableAlbum;
  onAction: (action: AlbumAction) => void;
  card: ReactElement<{ style?: CSSProperties }>;
}

export function WithMenu({ album, onAction, card }: Props) {
  const actionsOf = useAlbumActions({ inSet: false, onAction });
  return <ActionContextMenu actions={actionsOf(album)}>{card}</ActionContextMenu>;
}
