import { type MapCluster, type MapSight, MapView } from '@xiangji/blocks';

interface Props {
  clusters: readonly MapCluster[];
  load: (sight: MapSight) => void;
  open: (clusterId: string) => void;
}

export function PhotoMap({ clusters, load, open }: Props) {
  return (
    <div style={{ height: 480 }}>
      <MapView clusters={clusters} onMove={load} onOpen={open} />
    </div>
  );
}
