import { useQuery } from '@tanstack/react-query';
import { DropOverlay } from '@xiangji/blocks';
import { useMatch } from 'react-router';
import { leavesQuery } from '../../shared/queries/albums.queries.ts';
import { useUpload } from '../../shared/upload/UploadContext.ts';
import { readFiles } from './readFiles.ts';

/** The album whose photos the page shows; undefined on other pages. */
function useCurrentAlbum(): { id: string; name: string } | undefined {
  const id = useMatch('/albums/:albumId/photos/*')?.params.albumId;
  const { data } = useQuery({ ...leavesQuery, enabled: id !== undefined });
  const album = data?.find((candidate) => candidate.id === id);
  return album && { id: album.id, name: album.name };
}

/** Files over any page: they go to the open album, or the dialog asks where to (spec §2 'Upload'). */
export function PageDrop() {
  const { open } = useUpload();
  const album = useCurrentAlbum();
  const handleDrop = async (event: DragEvent) => {
    const files = await readFiles(event);
    if (files.length > 0) open({ files, ...(album && { album }) });
  };
  return <DropOverlay album={album?.name} onDrop={(event) => void handleDrop(event)} />;
}
