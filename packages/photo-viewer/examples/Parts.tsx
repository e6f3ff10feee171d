import {
  Caption,
  DownloadButton,
  type PhotoItem,
  PhotoViewer,
  SlideshowButton,
  Thumbnails,
} from '@xiangji/photo-viewer';

export function Photos({ photos }: { photos: PhotoItem[] }) {
  return (
    <PhotoViewer
      photos={photos}
      actions={
        <>
          <SlideshowButton />
          <DownloadButton />
        </>
      }
    >
      <Caption />
      <Thumbnails />
    </PhotoViewer>
  );
}
