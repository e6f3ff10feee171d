import { PhotoGrid, type PhotoItem } from '@xiangji/photo-grid';

const months = [
  { key: '2024-06', name: 'June 2024', count: 2 },
  { key: '2024-05', name: 'May 2024', count: 1 },
];

interface Props {
  photos: PhotoItem[];
  open: (index: number) => void;
}

export function Timeline({ photos, open }: Props) {
  return (
    <PhotoGrid
      photos={photos} // { src, width, height, alt }
      sections={months} // leave them out for a list without headings
      onOpen={open}
    />
  );
}
