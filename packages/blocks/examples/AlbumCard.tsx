import { AlbumCard } from '@xiangji/blocks';

export function KyotoCard() {
  return (
    <AlbumCard
      id="kyoto"
      kind="album"
      name="Kyoto maples"
      covers={[{ src: '/kyoto.jpg' }]}
      startDate={20400}
      endDate={20403}
      count={128}
      link={<a href="/albums/kyoto" />}
    />
  );
}
