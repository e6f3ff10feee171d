import { ArrangeDialog, type ArrangedItem } from '@xiangji/blocks';
import { useState } from 'react';

interface Props {
  items: ArrangedItem[];
  save: (ids: string[]) => Promise<void>;
}

export function ArrangeAlbums({ items, save }: Props) {
  const [open, setOpen] = useState(true);
  return (
    <ArrangeDialog
      open={open}
      onOpenChange={setOpen}
      title="Arrange"
      label="Albums"
      items={items}
      onSave={save}
    />
  );
}
