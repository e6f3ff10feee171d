import { useEffect, useState } from 'react';
import type { PhotoSource } from './photoSource.ts';
import type { PhotoStore } from './usePhotos.ts';

/** The callbacks for a photo that is not loaded. Keep their identity. */
export interface LostPhoto {
  find: PhotoSource['get'];
  /** The list does not contain this photo. */
  onGone: (error: unknown) => void;
}

/**
 * The index of the address's photo in the list: known when it is loaded, otherwise requested (a copied link).
 */
function usePhotoIndex(
  store: PhotoStore | undefined,
  photoId: string,
  { foreseen, find, onGone }: { foreseen: number | undefined } & LostPhoto,
) {
  const [located, setLocated] = useState<{ id: string; index: number }>();
  const known = store?.indexOf(photoId);
  const isFound = known !== undefined || foreseen !== undefined;
  useEffect(() => {
    if (!store || isFound) return;
    let current = true;
    const locate = async () => {
      const index = await store.locate(await find(photoId));
      if (current && index !== undefined) setLocated({ id: photoId, index });
    };
    locate().catch((error: unknown) => current && onGone(error));
    return () => {
      current = false;
    };
  }, [store, isFound, photoId, find, onGone]);
  return known ?? foreseen ?? (located?.id === photoId ? located.index : undefined);
}

/**
 * A photo that is removed from the list, its replacement, and the replacement's index in a list of `total` photos.
 */
export interface Replacement {
  gone: string;
  id: string;
  index: number;
  total: number;
}

/**
 * The index of the viewer: that of the address until a user navigates, and again when the list is loaded again.
 * `replace` announces a photo that is removed, so that the viewer stays while the next list loads, even when the
 * address (which follows later) still refers to the removed photo.
 */
export function useViewerPlace(store: PhotoStore | undefined, addressId: string, lost: LostPhoto) {
  const [paged, setPaged] = useState<{ store: PhotoStore | undefined; index: number }>();
  const [replaced, setReplaced] = useState<Replacement>();
  const photoId = replaced?.gone === addressId ? replaced.id : addressId;
  const isForeseen = replaced?.id === photoId && replaced.total === store?.count;
  const foreseen = isForeseen ? replaced.index : undefined;
  const located = usePhotoIndex(store, photoId, { foreseen, ...lost });
  const index = paged && paged.store === store ? paged.index : located;
  return {
    index,
    goTo(next: number) {
      setReplaced(undefined);
      setPaged({ store, index: next });
    },
    /** `shownAt`: the index of the replacement in the current list. */
    replace(replacement: Replacement, shownAt: number) {
      setReplaced(replacement);
      setPaged({ store, index: shownAt });
    },
  };
}
