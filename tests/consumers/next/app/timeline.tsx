'use client';
import { en, PhotoGrid, type PhotoGridItem } from '@xiangji/photo-grid';
import { useMemo, useState } from 'react';

function photo(index: number): PhotoGridItem {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="hsl(${(index * 47) % 360} 50% 50%)"/></svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return {
    id: `p${index}`,
    width: 400,
    height: 300,
    type: 1,
    thumbnails: [[400, address]],
    name: `Photo ${index + 1}`,
  };
}

export function Timeline({ months, perMonth }: { months: string[]; perMonth: number }) {
  const sections = useMemo(
    () => months.map((name) => ({ key: name, name, count: perMonth })),
    [months, perMonth],
  );
  const [opened, setOpened] = useState('none');
  return (
    <>
      <output aria-label="Opened">{opened}</output>
      <PhotoGrid
        sections={sections}
        getItem={photo}
        dataVersion={1}
        labels={en}
        onOpen={(index) => setOpened(String(index))}
      />
    </>
  );
}
