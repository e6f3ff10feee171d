import { useLocalizedLabels } from '@xiangji/locale';
import { AreaLayout, type CropAreaProps } from './AreaLayout.tsx';
import * as css from './CropArea.css.ts';
import { createFrameGesture } from './frameGesture.ts';
import { catalogues } from './labels.ts';

/** The picture under a fixed frame: drag, pinch, wheel and keys. */
export function CropArea(props: CropAreaProps) {
  const labels = useLocalizedLabels(catalogues, props.labels);
  return (
    <AreaLayout {...props} labels={labels} createGesture={createFrameGesture} hint={labels.areaHint}>
      <div className={css.thirds} />
    </AreaLayout>
  );
}
