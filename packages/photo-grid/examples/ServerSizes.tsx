import { PhotoGrid, type PhotoGridProps } from '@xiangji/photo-grid';

const sizes = {
  phone: { width: 358, height: 844, viewportWidth: 390 },
  tablet: { width: 788, height: 1180, viewportWidth: 820 },
  desktop: { width: 1120, height: 900, viewportWidth: 1440 },
};

export function ServerRendered(props: PhotoGridProps) {
  return <PhotoGrid {...props} defaultSize={sizes} />;
}
