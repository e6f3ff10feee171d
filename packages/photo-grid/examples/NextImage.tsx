import { PhotoGrid, type PhotoGridProps, type TileImageProps } from '@xiangji/photo-grid';
import type { ComponentType } from 'react';

/** `Image` of next/image: it makes its own srcSet from `src`, which has to be the image in full size. */
export function withNextImage(Image: ComponentType<Omit<TileImageProps, 'srcSet'>>) {
  const renderImage = ({ srcSet: _, ...image }: TileImageProps) => <Image {...image} />;
  return (props: PhotoGridProps) => <PhotoGrid {...props} renderImage={renderImage} />;
}
