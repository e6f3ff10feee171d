import { PlaceMap } from '@xiangji/blocks';

export function PhotoPosition() {
  return (
    <div style={{ width: 320, height: 220 }}>
      <PlaceMap place={{ lat: 35.01, lng: 135.77 }} />
    </div>
  );
}
