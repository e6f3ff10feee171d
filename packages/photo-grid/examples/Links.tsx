import { PhotoGrid, type PhotoGridProps } from '@xiangji/photo-grid';

const getHref = (index: number) => `/photos/${index}`;

/** The viewer opens above the page; a tab opens the photo's own page. */
export function LinkedPhotos({
  openViewer,
  ...props
}: PhotoGridProps & { openViewer: (index: number) => void }) {
  return (
    <PhotoGrid
      {...props}
      getHref={getHref}
      onOpen={(index, _element, event) => {
        event.preventDefault();
        openViewer(index);
      }}
    />
  );
}
