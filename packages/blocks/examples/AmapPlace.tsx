import { AmapPlace } from '@xiangji/blocks';

export function PhotoPlaceMap({ token }: { token: string }) {
  return <AmapPlace place={{ lat: 35.01, lng: 135.77 }} token={token} />;
}
