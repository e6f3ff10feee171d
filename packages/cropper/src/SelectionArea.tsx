import { useLocalizedLabels } from '@xiangji/locale';
import { AreaLayout, type CropAreaProps } from './AreaLayout.tsx';
import * as css from './CropArea.css.ts';
import type { Placement } from './cropState.ts';
import { HANDLES } from './geometry/index.ts';
import { type CropperLabels, catalogues } from './labels.ts';
import { createSelectionGesture } from './selectionGesture.ts';

const PERCENT = 100;

/** The whole picture under a selection with eight handles; for a `useCropper` with `mode: 'selection'`. */
export function SelectionArea(props: CropAreaProps) {
  const labels = useLocalizedLabels(catalogues, props.labels);
  const { placement } = props.cropper;
  return (
    <AreaLayout {...props} labels={labels} createGesture={createSelectionGesture} hint={labels.selectionHint}>
      {placement && <Selection {...{ placement, labels }} {...(props.shape && { shape: props.shape })} />}
    </AreaLayout>
  );
}

interface SelectionProps {
  placement: Placement;
  labels: CropperLabels;
  shape?: 'rect' | 'round';
}

function Selection({ placement, labels, shape }: SelectionProps) {
  const { selection, limits } = placement;
  const { width, height } = limits.image;
  const place = {
    left: `${(selection.x / width) * PERCENT}%`,
    top: `${(selection.y / height) * PERCENT}%`,
    width: `${(selection.width / width) * PERCENT}%`,
    height: `${(selection.height / height) * PERCENT}%`,
  };
  return (
    <div className={css.selection} style={place} data-selection="" data-shape={shape}>
      <div className={css.thirds} />
      {HANDLES.map((handle) => (
        <button
          key={handle}
          type="button"
          className={css.handle}
          data-handle={handle}
          aria-label={labels.handles[handle]}
        />
      ))}
    </div>
  );
}
