import { useLocalizedLabels } from '@xiangji/locale';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { GridController } from '../gridController.ts';
import type { PhotoSection } from '../items.ts';
import { catalogues, type PhotoGridLabels } from '../labels.ts';
import * as css from './PhotoScrubber.css.ts';
import {
  nameOfSection,
  type ScrubberName,
  scrubberMarks,
  scrubberPosition,
  sectionAtViewport,
} from './scrubberMarks.ts';
import { useScrubberInteraction } from './useScrubberInteraction.ts';

export interface PhotoScrubberProps {
  /** The controller of the grid, or one whose `publish` you call and whose `onSeek` you handle yourself. */
  controller: GridController;
  /** Returns the year and the name of a section. Keep its identity. @default read from keys like `2024-05` */
  nameOf?: (section: PhotoSection) => ScrubberName;
  /** Texts that replace those of the `LocaleProvider`'s language. @default none */
  labels?: Partial<Pick<PhotoGridLabels, 'scrubber' | 'scrubberValue' | 'count'>>;
  /** Class of the scrubber. */
  className?: string;
}

/** Height assumed until the scrubber is measured, in pixels. */
const INITIAL_HEIGHT = 600;

/** A scrubber with years and sections at their true positions. It follows drags, clicks, the wheel and keys, and has the role `slider`. */
export function PhotoScrubber({
  controller,
  nameOf = nameOfSection,
  className,
  ...props
}: PhotoScrubberProps) {
  const labels = useLocalizedLabels<PhotoGridLabels>(catalogues, props.labels);
  const state = useSyncExternalStore(controller.subscribe, controller.state, controller.state);
  const track = useRef<HTMLDivElement>(null);
  const height = useHeight(track);
  const { dragging, handlers } = useScrubberInteraction({ controller, state, track, nameOf });
  const [focused, setFocused] = useState(false);
  const position = scrubberPosition(state);
  const section = state.sections[sectionAtViewport(state)];
  const name = section ? nameOf(section).name : '';
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={labels.scrubber}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(position * 100)}
      aria-valuetext={section ? labels.scrubberValue(name, section.count) : undefined}
      className={[css.scrubber, className].filter(Boolean).join(' ')}
      data-dragging={dragging ? '' : undefined}
      onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
      {...handlers}
    >
      <div ref={track} className={css.track}>
        {scrubberMarks(state, height, nameOf).map((mark) => (
          <span
            key={mark.key}
            aria-hidden="true"
            className={mark.major ? css.mark : css.dot}
            style={{ top: `${mark.at * 100}%` }}
          >
            {mark.major ? mark.label : null}
          </span>
        ))}
        <span aria-hidden="true" className={css.thumb} style={{ top: `${position * 100}%` }} />
        {(dragging || focused) && section && (
          <span aria-hidden="true" className={css.bubble} style={{ top: `${position * 100}%` }}>
            <strong>{name}</strong>
            <bdi>{labels.count(section.count)}</bdi>
          </span>
        )}
      </div>
    </div>
  );
}

function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(INITIAL_HEIGHT);
  useEffect(() => {
    const target = element.current;
    if (!target || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setHeight(target.clientHeight || INITIAL_HEIGHT));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return height;
}
