import { LocaleProvider } from '@xiangji/locale';
import { type PhotoItem, PhotoViewer } from '@xiangji/photo-viewer';

export const Album = ({ photos }: { photos: PhotoItem[] }) => (
  <LocaleProvider locale="zh-CN">
    <PhotoViewer open photos={photos} />
  </LocaleProvider>
);
