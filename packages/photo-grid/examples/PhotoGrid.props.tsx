import { PhotoGrid, type PhotoItem } from '@xiangji/photo-grid';

export function ThreePhotos({ photos }: { photos: PhotoItem[] }) {
  return <PhotoGrid photos={photos} fit="contain" selectionMode="always" maxSelected={3} />;
}
