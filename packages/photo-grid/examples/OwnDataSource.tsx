import { PhotoGrid, type PhotoGridItem, type PhotoSection, type RangeRequest } from '@xiangji/photo-grid';
import { useCallback, useState } from 'react';

export function Library({ sections }: { sections: PhotoSection[] }) {
  const [photos] = useState(() => new Map<number, PhotoGridItem>());
  const [version, setVersion] = useState(0);
  const getItem = useCallback((index: number) => photos.get(index), [photos]);
  const loadRange = useCallback(
    async ({ start, end, signal }: RangeRequest) => {
      const reply = await fetch(`/api/photos?start=${start}&end=${end}`, { signal });
      if (!reply.ok) throw new Error(`photos: ${reply.status}`);
      const page: PhotoGridItem[] = await reply.json();
      page.forEach((photo, i) => {
        photos.set(start + i, photo);
      });
      setVersion((before) => before + 1);
    },
    [photos],
  );
  return <PhotoGrid sections={sections} getItem={getItem} dataVersion={version} onLoadRange={loadRange} />;
}
