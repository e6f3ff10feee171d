import type { File } from '@xiangji/api-client/contract';
import type { ViewerItem } from '@xiangji/photo-viewer';

/** A photo of the contract as the grid and the viewer take it. */
export function toItem(file: File, dayText: (day: number) => string): ViewerItem {
  return {
    id: file.id,
    width: file.width,
    height: file.height,
    rotate: file.rotate,
    type: file.type,
    thumbnails: file.thumbnail,
    thumbhash: file.thumbhash ?? undefined,
    name: file.name,
    time: dayText(Math.floor(file.time / 86_400)),
    duration: file.duration ?? undefined,
    source: file.origin ?? undefined,
    live: file.live ?? undefined,
  };
}
