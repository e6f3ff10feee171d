import { AlbumPicker, type PickableAlbum } from '@xiangji/blocks';
import { useState } from 'react';

export function MoveTo({ albums }: { albums: readonly PickableAlbum[] | undefined }) {
  const [ids, setIds] = useState<string[]>([]);
  return <AlbumPicker label="Albums" albums={albums} value={ids} onValueChange={setIds} />;
}
