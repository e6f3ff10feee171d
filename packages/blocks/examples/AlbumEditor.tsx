import { type AlbumChange, AlbumEditor, type EditableAlbum } from '@xiangji/blocks';
import { useState } from 'react';

interface Props {
  album: EditableAlbum | undefined;
  save: (change: AlbumChange) => void;
  upload: (cover: File) => void;
  pickCover: () => void;
}

export function EditAlbum({ album, save, upload, pickCover }: Props) {
  const [open, setOpen] = useState(true);
  return (
    <AlbumEditor
      open={open}
      onOpenChange={setOpen}
      album={album}
      onChange={save}
      onCoverFile={upload}
      onCoverPhoto={pickCover}
    />
  );
}
