'use client';
import { PhotoGrid, type PhotoItem } from '@xiangji/photo-grid';
import { useMemo, useState } from 'react';

function photo(index: number): PhotoItem {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="hsl(${(index * 47) % 360} 50% 50%)"/></svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return {
    id: `p${index}`,
    width: 400,
    height: 300,
    type: 'photo',
    src: address,
    name: `Photo ${index + 1}`,
  };
}

export function Timeline({ months, perMonth }: { months: string[]; perMonth: number }) {
  const source = useMemo(() => {
    const sections = months.map((name) => ({ key: name, name, count: perMonth }));
    return { count: months.length * perMonth, sections, getItem: photo };
  }, [months, perMonth]);
  const [opened, setOpened] = useState('none');
  return (
    <>
      <output aria-label="Opened">{opened}</output>
      <PhotoGrid source={source} onOpen={(index) => setOpened(String(index))} />
    </>
  );
}
