import { useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Size } from '../geometry/index.ts';
import type { StageLabels } from './labels.ts';
import type { Picture, PictureProblem } from './Picture.ts';
import * as styles from './Stage.css.ts';
import { type Opening, type Said, Stage, type StageHost, type StageOwner } from './Stage.ts';

/** Space around the frame, where the cut-away part is seen, in pixels. */
const STAGE_MARGIN = 28;

type Look = {
  frame: Size;
  labels: StageLabels & { wrongType?: string };
  /** How the frame is drawn; what is cut out is a rectangle all the same. Default `rect`. */
  shape?: 'rect' | 'round';
};

/**
 * A stage and its picture. `open` opens another one whenever it is another function.
 * What is drawn belongs inside of an element with `data-cropper`.
 */
export function useStage<Handle, Shown extends Picture>(
  props: StageOwner<Handle> & Look,
  open: Opening<Shown>,
  host: Pick<StageHost<Handle, Shown>, 'handleOf' | 'onSeen'>,
) {
  const box = useRef<HTMLDivElement>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [said, say] = useState<Said>();
  const [stage] = useState(() => new Stage<Handle, Shown>({ redraw, say, ...host }));
  useLayoutEffect(() => stage.take(props));
  useLayoutEffect(() => (box.current ? stage.attach(box.current) : undefined), [stage]);
  useLayoutEffect(() => stage.load(open), [stage, open]);
  const refused = said !== undefined && said !== 'loading';
  const { labels, shape = 'rect' } = props;
  const { width, height } = props.frame;
  const hint = useId();
  // The same element as long as it looks alike, which React then leaves alone.
  const drawn = useMemo(
    () => (
      <div ref={box} className={styles.place} style={{ height: height + STAGE_MARGIN * 2 }}>
        <div
          className={styles.stage}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move the picture, as the hint says
          tabIndex={0}
          aria-label={labels.stage}
          aria-describedby={hint}
        >
          <div className={styles.middle} aria-hidden="true" />
          <div className={styles.frame} style={{ width, height }} data-shape={shape} data-cropper-frame="">
            <div className={styles.thirds} />
          </div>
        </div>
        <div className={styles.message} role={refused ? 'alert' : 'status'}>
          {said && textOf(labels, said)}
        </div>
        <p id={hint} hidden>
          {labels.stageHint}
        </p>
      </div>
    ),
    [hint, width, height, shape, labels, said, refused],
  );
  return { stage, refused, drawn };
}

function textOf(labels: Look['labels'], said: 'loading' | PictureProblem): string | undefined {
  if (said === 'small') return labels.tooSmall;
  return said === 'type' ? labels.wrongType : labels[said];
}
