import { type PhotoGridHandle, useViewerIndex } from '@xiangji/photo-grid';
import { type RefObject, useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useReport } from '../hooks/useReport.ts';
import type { PhotoAddress, PhotoSource } from './photoSource.ts';
import type { Timeline } from './useTimeline.ts';

export interface PhotoViewerOptions {
  timeline: Timeline;
  /** Finds a photo that is not loaded. Keep its identity. */
  find: PhotoSource['get'];
  /** The photo of the address. */
  photoId: string;
  /** Of the list below. */
  address: PhotoAddress;
  grid: RefObject<PhotoGridHandle | null>;
  /** The tile that was opened, from which the photo expands; another photo does not return to it. */
  tile: RefObject<HTMLElement | null>;
}

/** Ways out of the viewer: back to the list that it was opened from, or to the list of a copied link. */
function useLeaving({ list }: PhotoAddress) {
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
function useFollowViewer({ photoId, address, grid }: PhotoViewerOptions, index?: number, shownId?: string) {
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

/** The viewer above a list: its props, undefined until the photo's index is known, and the photo that it shows. */
export function usePhotoViewer(options: PhotoViewerOptions) {
  const { timeline, find, photoId, address, tile } = options;
  const { photos, getItem } = timeline;
  const { leave, onGone } = useLeaving(address);
  const place = useViewerIndex(timeline.store, photoId, { find, onGone });
  const { index } = place;
  const shownId = index === undefined ? undefined : getItem(index)?.id;
  useFollowViewer(options, index, shownId);
  return {
    id: shownId ?? photoId,
    viewer:
      index === undefined || !photos
        ? undefined
        : {
            ...{ open: true, source: photos, index, onOpenChange: leave },
            openFrom: () => tile.current,
            onIndexChange: (next: number) => {
              tile.current = null;
              place.goTo(next);
            },
          },
    /** A photo that is removed from the list is followed by the next, or at the end by the previous one. */
    showNext(leaveBy = (leaveViewer: () => void) => leaveViewer()) {
      tile.current = null;
      if (!place.showNext()) leaveBy(leave);
    },
  };
}
