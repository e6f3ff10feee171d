import { PhotoGrid, type PhotoSection } from '@xiangji/photo-grid';
import { createPagedSource, mapSource } from '@xiangji/photo-grid/source';
import { useMemo } from 'react';

interface Picture {
  uuid: string;
  url: string;
  w: number;
  h: number;
  title: string;
}

const toPhoto = ({ uuid, url, w, h, title }: Picture) => ({
  id: uuid,
  src: url,
  width: w,
  height: h,
  alt: title,
});

export function Library({ sections }: { sections: PhotoSection[] }) {
  const source = useMemo(() => {
    const pictures = createPagedSource<Picture>({
      sections, // [{ key: '2024-06', name: 'June 2024', count: 812 }, …]
      keyOf: ({ uuid }) => uuid,
      loadRange: async ({ start, end, signal }) => {
        const reply = await fetch(`/api/pictures?start=${start}&end=${end}`, { signal });
        if (!reply.ok) throw new Error(`pictures: ${reply.status}`);
        return reply.json();
      },
    });
    return mapSource(pictures, toPhoto);
  }, [sections]);
  return <PhotoGrid source={source} />;
}
