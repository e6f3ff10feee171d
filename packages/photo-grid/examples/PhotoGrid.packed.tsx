import { PhotoGrid, type PhotoItem, type PhotoSection } from '@xiangji/photo-grid';

interface Props {
  photos: PhotoItem[];
  days: PhotoSection[];
}

export function Days({ photos, days }: Props) {
  return <PhotoGrid photos={photos} sections={days} packSections />;
}
