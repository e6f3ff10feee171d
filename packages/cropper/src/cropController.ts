import {
  type Aspect,
  type CropAction,
  type CropValues,
  type Placement,
  type PlacementOptions,
  place,
  type Wanted,
} from './cropState.ts';
import {
  type Area,
  type CropBounds,
  type CropView,
  fromDisplayedArea,
  isSameArea,
  percentOf,
  type SelectionLimits,
  toDisplayedArea,
  zoomTo,
} from './geometry/index.ts';

/** The callbacks of an owner. */
export interface CropCallbacks {
  onCropChange?: ((areaPixels: Area) => void) | undefined;
  onCropComplete?: ((area: Area, areaPixels: Area) => void) | undefined;
  onZoomChange?: ((zoom: number) => void) | undefined;
  onRotationChange?: ((rotation: number) => void) | undefined;
  onFlipChange?: ((flip: boolean) => void) | undefined;
  onAspectChange?: ((aspect: Aspect) => void) | undefined;
}

/** The last rendering, which events continue from. */
export interface Rendered {
  placement: Placement | undefined;
  options: PlacementOptions;
  callbacks: CropCallbacks;
}

/** Returns the next view; `rotate90`, `flipView` and `fitView` are such functions. */
export type ViewChange = (bounds: CropBounds, view: CropView) => CropView;
export type SelectionChange = (limits: SelectionLimits, selection: Area) => Area;

/** Changes the placement of a crop. The same object in every rendering. */
export interface CropController {
  /** Takes the placement and the options of a rendering, which later changes continue from. */
  sync(next: Rendered): void;
  /** Returns the current placement, also during a gesture; undefined without an image. */
  placement(): Placement | undefined;
  /** Starts a gesture: until `release`, changes may be painted without a rendering. */
  hold(): void;
  /** Ends a gesture: renders the placement and reports the finished crop. */
  release(): void;
  /** Returns whether a gesture is in progress. */
  isHeld(): boolean;
  /** Changes the view, and returns the placement if it has to be painted without a rendering. */
  changeView(change: ViewChange): Placement | undefined;
  /** Changes the selection in the mode `selection`. */
  changeSelection(change: SelectionChange): void;
  /** Shows the whole image again, upright and not mirrored. */
  reset(): void;
  /** Sets the aspect ratio; the zoom stays, and a selection is as large as fits. */
  setAspect(aspect: Aspect): void;
  /** Reports the crop as finished, as after a gesture or a key. */
  complete(): void;
}

/**
 * Turns events into placements. Several moves may arrive before the next rendering; each continues from the previous
 * one. During a gesture the placement stays here and is committed at the end, unless the owner controls one of its
 * values.
 */
export function createCropController(dispatch: (action: CropAction) => void): CropController {
  let rendered: Rendered | undefined;
  let held = false;

  const commit = ({ view, selection }: Placement) => dispatch({ type: 'place', wanted: { view, selection } });

  /** Takes a placement and notifies the owner; the return value is what may be painted without a rendering. */
  function take(wanted: Wanted): Placement | undefined {
    if (!rendered?.placement) return undefined;
    const { placement: before, options, callbacks } = rendered;
    const after = place(before.image, wanted, { ...options, values: {} });
    rendered = { ...rendered, placement: after };
    const direct = held && !isOwned(options.values) && options.mode === 'frame';
    if (!direct) commit(after);
    notify(before, after, callbacks);
    return direct ? after : undefined;
  }

  function complete(): void {
    if (!rendered?.placement) return;
    const { image, areaPixels } = rendered.placement;
    rendered.callbacks.onCropComplete?.(percentOf(image, areaPixels), areaPixels);
  }

  function changeView(change: ViewChange): Placement | undefined {
    const placement = rendered?.placement;
    if (!placement) return undefined;
    const view = change(placement.bounds, placement.view);
    return take({ view, selection: rotatedSelection(placement, view) });
  }

  return {
    sync(next: Rendered): void {
      const keeps = held && rendered?.placement && next.placement && !isOwned(next.options.values);
      rendered = keeps && rendered ? { ...next, placement: rendered.placement } : next;
    },
    placement: () => rendered?.placement,
    hold(): void {
      held = true;
      dispatch({ type: 'moving', moving: true });
    },
    release(): void {
      held = false;
      const placement = rendered?.placement;
      if (placement) commit(placement);
      dispatch({ type: 'moving', moving: false });
      complete();
    },
    isHeld: () => held,
    changeView,
    changeSelection(change: SelectionChange): void {
      const placement = rendered?.placement;
      if (!placement) return;
      take({ view: placement.view, selection: change(placement.limits, placement.selection) });
    },
    reset: () => void take({}),
    setAspect(aspect: Aspect): void {
      if (!rendered) return;
      dispatch({ type: 'aspect', aspect });
      rendered.callbacks.onAspectChange?.(aspect);
      rendered = { ...rendered, options: { ...rendered.options, aspect } };
      take(wantedWithAspect(rendered));
    },
    complete,
  };
}

/** A controlled value may be refused, so that each change is rendered. */
function isOwned({ crop, zoom, rotation, flip }: CropValues): boolean {
  return crop !== undefined || zoom !== undefined || rotation !== undefined || flip !== undefined;
}

/** The zoom stays, and a selection is as large as fits. */
function wantedWithAspect({ placement, options }: Rendered): Wanted {
  if (!placement) return {};
  const { bounds } = place(placement.image, placement, options);
  return { view: zoomTo(bounds, placement.view, placement) };
}

/** Returns the selection of the same part of the image after a rotation or a flip. */
function rotatedSelection({ image, view: before, selection, limits }: Placement, view: CropView) {
  if (before.rotation === view.rotation && before.flip === view.flip) return selection;
  const rotated = toDisplayedArea(image, fromDisplayedArea(image, selection, before), view);
  return limits.aspect ? undefined : rotated;
}

function notify(before: Placement, after: Placement, callbacks: CropCallbacks): void {
  if (!isSameArea(before.areaPixels, after.areaPixels)) callbacks.onCropChange?.(after.areaPixels);
  if (before.zoom !== after.zoom) callbacks.onZoomChange?.(after.zoom);
  if (before.view.rotation !== after.view.rotation) callbacks.onRotationChange?.(after.view.rotation);
  if (before.view.flip !== after.view.flip) callbacks.onFlipChange?.(after.view.flip);
}
