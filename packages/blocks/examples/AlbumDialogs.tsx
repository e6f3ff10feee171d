import { CreateSetDialog, type PickableAlbum } from '@xiangji/blocks';
import { Button } from '@xiangji/ui';
import { useState } from 'react';

interface Props {
  albums: readonly PickableAlbum[] | undefined;
  create: (set: { name: string; albumIds: string[] }) => Promise<void>;
}

export function NewAlbumSet({ albums, create }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New album set</Button>
      <CreateSetDialog open={open} onOpenChange={setOpen} albums={albums} onSubmit={create} />
    </>
  );
}
