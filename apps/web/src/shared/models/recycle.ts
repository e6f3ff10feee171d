import type { CallData, contract } from '@xiangji/api-client/contract';
import type { DeletedPhoto } from '@xiangji/blocks';

type WirePage = CallData<typeof contract.recycle.list>;

const TYPES = { 1: 'photo', 2: 'video', 3: 'gif', 4: 'live' } as const;

/** Maps the wire's deleted file to a photo of the recycle bin. */
export function deletedPhotoOf(file: WirePage['list'][number]): DeletedPhoto {
  const { id, name, thumbhash } = file;
  const [smallest] = file.thumbnail.toSorted(([one], [other]) => one - other);
  return {
    ...{ id, name, thumbhash },
    type: TYPES[file.type],
    bytes: file.size,
    albumName: file.pname,
    expires: file.vtime,
    src: smallest?.[1],
    rotation: file.rotate,
  };
}
