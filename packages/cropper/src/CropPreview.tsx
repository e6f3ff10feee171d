import { useLayoutEffect, useRef } from 'react';
import * as styles from './Cropper.css.ts';
import type { Size } from './geometry/index.ts';
import * as stageStyles from './stage/Stage.css.ts';
import type { Stage } from './stage/Stage.ts';

/** What is in the frame, at another size. */
export function CropPreview(props: {
  stage: Pick<Stage<unknown>, 'seat'>;
  frame: Size;
  width: number;
  shape?: 'rect' | 'round';
}) {
  const { stage, frame, width, shape } = props;
  const size = width / frame.width;
  const middle = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (middle.current ? stage.seat(middle.current, size) : undefined), [stage, size]);
  return (
    <div
      className={styles.preview}
      data-shape={shape}
      style={{ width, height: Math.round(frame.height * size) }}
    >
      <div ref={middle} className={stageStyles.middle} />
    </div>
  );
}
