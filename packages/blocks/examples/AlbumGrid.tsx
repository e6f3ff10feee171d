import { AlbumCard, type AlbumCardProps, AlbumGrid } from '@xiangji/blocks';

export function Albums({ albums }: { albums: readonly AlbumCardProps[] }) {
  return (
    <AlbumGrid items={albums} keyOf={({ id }) => id} aria-label="Albums">
      {(album) => <AlbumCard {...album} />}
    </AlbumGrid>
  );
}
