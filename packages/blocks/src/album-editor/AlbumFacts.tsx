import { DataList } from '@xiangji/ui';
import { albumCardLabels } from '../album-card/index.ts';
import { spanText } from '../locale/spanText.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import type { AlbumEditorLabels } from './labels.ts';
import type { EditableAlbum } from './types.ts';

/** Read-only facts: name, dates, size and introduction of an album, or name and size of a set. */
export function AlbumFacts({ album, labels }: { album: EditableAlbum; labels: AlbumEditorLabels }) {
  const amounts = useBlockLabels(albumCardLabels, undefined);
  const { name, intro, startDate, endDate, count } = album;
  if (album.kind === 'albumSet') {
    return (
      <DataList.Root>
        <DataList.Item term={labels.setName}>{name}</DataList.Item>
        <DataList.Item term={labels.albumsOfSet}>{amounts.albums(count)}</DataList.Item>
      </DataList.Root>
    );
  }
  return (
    <DataList.Root>
      <DataList.Item term={labels.albumName}>{name}</DataList.Item>
      <DataList.Item term={labels.dates}>{spanText(startDate, endDate) ?? labels.none}</DataList.Item>
      <DataList.Item term={labels.photos}>{amounts.photos(count)}</DataList.Item>
      <DataList.Item term={labels.intro}>{intro || labels.none}</DataList.Item>
    </DataList.Root>
  );
}
