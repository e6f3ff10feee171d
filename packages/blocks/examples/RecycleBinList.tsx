import { type DeletedPhoto, RecycleBinList } from '@xiangji/blocks';
import { useState } from 'react';

export function DeletedPhotos({ photos }: { photos: readonly DeletedPhoto[] | undefined }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = (id: string, isSelected: boolean) =>
    setSelected(new Set(isSelected ? [...selected, id] : [...selected].filter((each) => each !== id)));
  return <RecycleBinList photos={photos} selected={selected} onSelectedChange={select} />;
}
