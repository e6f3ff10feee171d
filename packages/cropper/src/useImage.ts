import { type Dispatch, useEffect, useRef } from 'react';
import type { CropAction, Placement } from './cropState.ts';
import type { Size } from './geometry/index.ts';
import { CropError } from './image/CropError.ts';
import { type DecodeHook, type ImageSource, type OpenedImage, openImage } from './image/openImage.ts';

interface ImageOptions {
  accept?: string | undefined;
  decode?: DecodeHook | undefined;
  frame: Size;
  /** The placement that the image begins with. */
  placeFirst: (image: Size) => Placement;
  onReady?: ((placement: Placement) => void) | undefined;
  onError?: ((error: CropError) => void) | undefined;
}

/** Opens an image whenever the source is another one, and releases the one before. */
export function useImage(source: ImageSource, options: ImageOptions, dispatch: Dispatch<CropAction>): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const opening = new AbortController();
    const { signal } = opening;
    let opened: OpenedImage | undefined;
    dispatch({ type: 'load' });
    const open = async () => {
      const { accept, decode, frame } = latest.current;
      const image = await openImage(source, { accept, decode, frame, signal });
      if (signal.aborted) return image.close();
      opened = image;
      const placement = latest.current.placeFirst(image.size);
      dispatch({ type: 'open', image, wanted: { view: placement.view, selection: placement.selection } });
      latest.current.onReady?.(placement);
      // React renders while the browser decodes; the picture and its frame appear together.
      await image.decoded;
      if (signal.aborted) return;
      dispatch({ type: 'show' });
      const picture = await image.sharper;
      if (picture && !signal.aborted) dispatch({ type: 'sharpen', picture });
    };
    open().catch((cause: unknown) => {
      if (signal.aborted) return;
      const error = cause instanceof CropError ? cause : new CropError('unreadable', cause);
      dispatch({ type: 'fail', error });
      latest.current.onError?.(error);
    });
    return () => {
      opening.abort();
      opened?.close();
    };
  }, [source, dispatch]);
}
