import { type PhotoItem, PhotoViewer } from '@xiangji/photo-viewer';
import { useEffect, useState } from 'react';

export function LinkedViewer({ photos }: { photos: PhotoItem[] }) {
  const [hash, setHash] = useState(() => location.hash);
  useEffect(() => {
    const onChange = () => setHash(location.hash);
    window.addEventListener('popstate', onChange);
    return () => window.removeEventListener('popstate', onChange);
  }, []);
  const index = photos.findIndex(({ id }) => hash === `#photo-${id}`);
  const show = (address: string) => {
    history.replaceState(null, '', address || location.pathname);
    setHash(address);
  };
  return (
    <PhotoViewer
      open={index >= 0}
      onOpenChange={() => show('')}
      photos={photos}
      index={Math.max(0, index)}
      onIndexChange={(at) => show(`#photo-${photos[at]?.id}`)}
    />
  );
}
