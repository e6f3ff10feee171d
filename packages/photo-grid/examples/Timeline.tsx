import { PhotoGrid, type PhotoGridItem } from '@xiangji/photo-grid';

const months = [
  { key: '2024-06', name: 'June 2024', count: 2 },
  { key: '2024-05', name: 'May 2024', count: 1 },
];

type Props = { photos: PhotoGridItem[]; open: (index: number) => void };

export function Timeline({ photos, open }: Props) {
  return (
    <PhotoGrid
      sections={months} // one without a heading: [{ key: 'all', name: '', count: photos.length }]
      getItem={(index) => photos[index]} // { src, width, height, alt }
      dataVersion={photos.length} // another number when getItem answers differently
      onOpen={open}
    />
  );
}
