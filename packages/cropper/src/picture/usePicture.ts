import { useState } from 'react';
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts';
import {
  openPicture,
  type Picture,
  PictureError,
  type PictureInput,
  type PictureProblem,
} from './openPicture.ts';

export type PictureState =
  /** With a picture: all of it is known, and its pixels are on their way. */
  | { status: 'loading'; picture?: Picture }
  | { status: 'ready'; picture: Picture }
  | { status: 'refused'; problem: PictureProblem };

/** Opens a picture and lets go of it again; a late answer for an earlier one is dropped. */
export function usePicture(input: PictureInput, types?: readonly string[]): PictureState {
  const [known, setKnown] = useState<{ input: PictureInput; state: PictureState }>();
  const accepted = types?.join(' ');
  // Behind the frame that says so it would begin a frame later.
  useBrowserLayoutEffect(() => {
    let left = false;
    let opened: Picture | undefined;
    const tell = (state: PictureState) => {
      if (!left) setKnown({ input, state });
    };
    openPicture(input, accepted?.split(' ')).then(
      (picture) => {
        opened = picture;
        if (left) return picture.close();
        tell({ status: 'loading', picture });
        picture.decoded.then(() => tell({ status: 'ready', picture }));
      },
      (error: unknown) => {
        tell({ status: 'refused', problem: error instanceof PictureError ? error.problem : 'broken' });
      },
    );
    return () => {
      left = true;
      opened?.close();
    };
  }, [input, accepted]);
  return known && known.input === input ? known.state : { status: 'loading' };
}
