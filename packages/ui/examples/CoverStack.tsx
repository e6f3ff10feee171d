import { CoverStack } from '@xiangji/ui';

export function AlbumCovers() {
  return (
    <CoverStack covers={[{ src: '/kyoto.jpg' }, { src: '/nara.jpg' }, { src: '/sea.jpg' }]} sizes="200px" />
  );
}
