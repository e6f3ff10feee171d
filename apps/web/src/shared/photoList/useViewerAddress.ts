import type { PhotoGridHandle } from '@xiangji/photo-grid';
import { type RefObject, useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useReport } from '../hooks/useReport.ts';
import type { PhotoAddress } from './photoAddress.ts';

export interface ViewerAddress {
  /** The photo of the address. */
  photoId: string;
  /** Of the list below. */
  address: PhotoAddress;
  grid: RefObject<PhotoGridHandle | null>;
}

/** Ways out of the viewer: back to the list that it was opened from, or to the list of a copied link. */
export function useLeaving({ list }: PhotoAddress) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { showError } = useReport();
  const leave = useCallback(() => {
    if (state?.fromList) void navigate(-1);
    else void navigate(list, { replace: true, preventScrollReset: true });
  }, [state, navigate, list]);
  const onGone = useCallback(
    (error: unknown) => {
      showError(error);
      void navigate(list, { replace: true });
    },
    [showError, navigate, list],
  );
  return { leave, onGone };
}

/** List and address follow the photo that is viewed. */
export function useFollowers(
  { photoId, address, grid }: ViewerAddress,
  index: number | undefined,
  shownId?: string,
) {
  const navigate = useNavigate();
  const { state } = useLocation();
  // The list follows, so that closing shows the position of the last viewed photo, after a copied link too.
  useEffect(() => {
    if (index !== undefined) grid.current?.scrollToPhoto(index, 'auto');
  }, [index, grid]);
  useEffect(() => {
    // Paging is faster than navigation: the address follows when it can, and once the photo is known.
    if (shownId === undefined || shownId === photoId) return;
    void navigate(address.photo(shownId), { replace: true, state, preventScrollReset: true });
  }, [shownId, photoId, navigate, address, state]);
}
