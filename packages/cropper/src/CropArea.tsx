import { AreaLayout, type CropAreaProps } from './AreaLayout.tsx';
import * as styles from './CropArea.css.ts';
import { createFrameGesture } from './frameGesture.ts';
import { zhCN } from './labels.ts';

/** The picture under a fixed frame: drag, pinch, wheel and keys. */
export function CropArea({ labels = zhCN, ...props }: CropAreaProps) {
  return (
    <AreaLayout {...props} labels={labels} createGesture={createFrameGesture} hint={labels.areaHint}>
      <div className={styles.thirds} />
    </AreaLayout>
  );
}
