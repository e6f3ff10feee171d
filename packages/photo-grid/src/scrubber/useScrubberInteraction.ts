import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import type { GridController, ScrubberState } from '../gridController.ts';
import type { PhotoSection } from '../items.ts';
import { type ScrubberName, scrollLength, sectionAtViewport, sectionInNextBand } from './scrubberMarks.ts';

interface Options {
  controller: GridController;
  state: ScrubberState;
  track: RefObject<HTMLElement | null>;
  nameOf: (section: PhotoSection) => ScrubberName;
}

/** Drag, click, wheel and keys of the scrubber. */
export function useScrubberInteraction({ controller, state, track, nameOf }: Options) {
  const [dragging, setDragging] = useState(false);

  useEffect(() => {
    const element = track.current?.parentElement;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      controller.seek(controller.state().scrollTop + event.deltaY);
    };
    // React listens to wheels passively, where the page could not be kept still.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [controller, track]);

  function seekTo(event: PointerEvent<HTMLElement>, isScrubbing: boolean): void {
    const box = track.current?.getBoundingClientRect();
    if (!box || box.height === 0) return;
    const share = Math.min(1, Math.max(0, (event.clientY - box.top) / box.height));
    controller.seek(share * scrollLength(state), isScrubbing);
  }

  function toSection(at: number): void {
    const most = state.sections.length - 1;
    controller.seek(state.tops[Math.min(most, Math.max(0, at))] ?? 0);
  }

  return {
    dragging,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setDragging(true);
        seekTo(event, true);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (dragging) seekTo(event, true);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (dragging) seekTo(event, false);
        setDragging(false);
      },
      onPointerCancel() {
        if (dragging) controller.seek(controller.state().scrollTop);
        setDragging(false);
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const here = sectionAtViewport(state);
        const target = keyTarget({ key: event.key, here, state, nameOf });
        if (target === undefined) return;
        event.preventDefault();
        toSection(target);
      },
    },
  };
}

/** The section that a key leads to: arrows by section, page keys by year, Home and End to the edges. */
function keyTarget(options: {
  key: string;
  here: number;
  state: ScrubberState;
  nameOf: (section: PhotoSection) => ScrubberName;
}): number | undefined {
  const { key, here, state, nameOf } = options;
  const markOf = (at: number) => {
    const section = state.sections[at];
    return section && nameOf(section).mark;
  };
  if (key === 'ArrowDown' || key === 'ArrowRight') return sectionInNextBand(state, here, 1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return sectionInNextBand(state, here, -1);
  if (key === 'Home') return 0;
  if (key === 'End') return state.sections.length - 1;
  if (key !== 'PageDown' && key !== 'PageUp') return undefined;
  const step = key === 'PageDown' ? 1 : -1;
  let at = here;
  while (state.sections[at + step] && markOf(at) === markOf(here)) at += step;
  if (step > 0) return at;
  // Upwards, land on the first section of the year.
  while (at > 0 && markOf(at - 1) === markOf(at)) at -= 1;
  return at;
}
