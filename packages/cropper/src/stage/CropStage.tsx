import { type Ref, useCallback } from 'react';
import { zoomOf } from '../geometry/index.ts';
import type { CropChange } from './CropStore.ts';
import { type StageLabels, zhCN } from './labels.ts';
import { openAddress } from './Picture.ts';
import { type CropResult, type Opened, resultOf, type StageOptions } from './Stage.ts';
import { useStage } from './useStage.tsx';

/** What a `ref` of a stage holds, for controls of your own; null while there is no picture. */
export type CropStageHandle = {
  result(): CropResult;
  /** 1 is the picture just covering the frame. */
  zoom(): number;
  /**
   * Goes on from the present view: `change(turnedQuarter)`, `change(flipped)`, `change(wholeView)`, or with `zoomed`,
   * `panned` and `dialled`, all of `@xiangji/cropper/geometry`.
   */
  change(next: CropChange): void;
};

export type CropStageProps = StageOptions & {
  /** The address of a picture; its size is the browser's to bear. */
  source: string | URL;
  /** How the frame is drawn; the crop is a rectangle all the same. Default `rect`. */
  shape?: 'rect' | 'round';
  labels?: StageLabels;
  ref?: Ref<CropStageHandle>;
};

/** The stage alone, for controls of your own: a picture under a fixed frame, by drag, pinch, wheel and keys. */
export function CropStage({ labels = zhCN, source, ...props }: CropStageProps) {
  const address = String(source);
  const open = useCallback(() => openAddress(address), [address]);
  const { drawn } = useStage({ ...props, labels }, open, { handleOf });
  return <div data-cropper="loading">{drawn}</div>;
}

function handleOf(opened: Opened): CropStageHandle {
  const { store } = opened;
  return {
    result: () => resultOf(opened),
    zoom: () => zoomOf(store.bounds, store.view),
    change: (next) => store.change(next),
  };
}
