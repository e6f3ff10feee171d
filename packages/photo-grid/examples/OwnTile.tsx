import { PhotoGrid, type PhotoGridProps, type TileState } from '@xiangji/photo-grid';

const renderTile = ({ item, width, height }: TileState) => (
  <svg width={width} height={height} role="img" aria-label={item.alt}>
    <circle cx={width / 2} cy={height / 2} r={Math.min(width, height) / 2} />
  </svg>
);

export function Circles(props: PhotoGridProps) {
  return <PhotoGrid {...props} renderTile={renderTile} />;
}
