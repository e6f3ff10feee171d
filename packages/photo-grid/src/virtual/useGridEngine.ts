import { useBrowserLayoutEffect } from '@xiangji/ui/react-18';
import {
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { GridAnchor } from './anchor.ts';
import type { EngineInput } from './engineInput.ts';
import { GridEngine } from './GridEngine.ts';
import type { GridView } from './gridView.ts';
import type { GridScroller } from './scrollHost.ts';
import { type GridSize, type GridSizes, type ServerView, serverBox, serverViews } from './serverViews.ts';
import { useScroller } from './useScroller.ts';

/** Size assumed where nothing can be measured, as in tests without layout. */
const UNMEASURED = { width: 1024, viewportWidth: 1024, viewportHeight: 768, scrollTop: 0 };
/** Before the canvas is measured the window is the best guess, so that the first rows need not be rendered again. */
function expectedBox(): typeof UNMEASURED {
  const { innerWidth: width, innerHeight: viewportHeight } = window;
  if (!(width > 0 && viewportHeight > 0)) return UNMEASURED;
  return { width, viewportWidth: width, viewportHeight, scrollTop: 0 };
}

const neverChanges = () => () => {};
/** Whether this is the server's drawing, or its repetition in the browser, which must come out the same. */
const useDrawnByServer = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

/** The interval between requests of missing photos while scrolling, in milliseconds. */
const REQUEST_PACE = 80;
/** A scroll bar that is dragged jumps with every frame; after so long it does not, in milliseconds. */
const WIDEN_AFTER = 60;
/**
 * While the scrubber is dragged, photos are requested once it has rested this long (spec §9 'category jump timer').
 */
const JUMP_REST = 360;

type Options = EngineInput & {
  scroller: GridScroller;
  canvas: RefObject<HTMLElement | null>;
  /** Sizes that a server renders for. */
  defaultSize?: GridSize | GridSizes;
  /** Scroll position to start at. */
  initialAnchor?: GridAnchor;
  /** Called after every scroll and every change of the view. */
  onMove?: (engine: GridEngine) => void;
};

/** Ties the engine to React's props, to the scroller and to the size of the canvas. */
export function useGridEngine(options: Options): {
  engine: GridEngine;
  view: GridView;
  seek: (scrollTop: number, isScrubbing: boolean) => void;
  /** Takes a move of the scroller that it did not report yet. */
  catchUp: () => void;
  /** Rendered in place of the view from the server's reply until the browser has measured. */
  placeholders: readonly ServerView[] | undefined;
} {
  const { scroller, canvas, onMove, defaultSize, initialAnchor } = options;
  const input = useInput(options);
  const drawnByServer = useDrawnByServer();
  const [isHydrating] = useState(drawnByServer);
  const [engine] = useState(() => createEngine(input, { isHydrating, defaultSize, initialAnchor }));
  const view = useSyncExternalStore(engine.subscribe, engine.view, engine.view);
  const { requestSoon, pass } = usePacedRequests(engine);
  const [placeholders, setPlaceholders] = useState(() =>
    drawnByServer ? serverViews(input, defaultSize) : undefined,
  );
  const { host, margin, begin } = useScroller({
    ...{ engine, scroller, canvas },
    onMeasured: () => {
      setPlaceholders(undefined);
      if (initialAnchor && isHydrating) engine.restore(initialAnchor);
    },
    onFirstFrame: useFirstFrame(engine, view),
    onScroll: () => moved.current(),
  });
  const moved = useRef(() => {});
  const catchUp = useCallback(() => {
    const at = host.current?.unreported();
    if (at !== undefined) engine.catchUp(at - margin.current);
  }, [engine, host, margin]);
  useBrowserLayoutEffect(() => {
    moved.current = () => {
      requestSoon();
      onMove?.(engine);
    };
  });
  useBrowserLayoutEffect(() => {
    catchUp();
    engine.setInput(input);
  }, [engine, input, catchUp]);
  useBrowserLayoutEffect(() => {
    if (view.scrollTo !== undefined) {
      begin.current();
      host.current?.scrollTo(view.scrollTo + margin.current);
    }
    engine.sent();
    moved.current();
  }, [engine, view, host, margin, begin]);
  useWidening(engine, view);
  const seek = useCallback(
    (scrollTop: number, isScrubbing: boolean) => {
      pass(isScrubbing);
      engine.seek(scrollTop);
    },
    [engine, pass],
  );
  return { engine, view, seek, catchUp, placeholders };
}

/** React subscribes to a store after a paint: the measured sizes would be shown one frame after the expected ones. */
function useFirstFrame(engine: GridEngine, view: GridView): () => void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  return () => {
    if (engine.view() !== view) flushSync(renderAgain);
  };
}

/** An engine for the expected size; a page that a server rendered starts with the server's. */
function createEngine(
  input: EngineInput,
  options: Pick<Options, 'defaultSize' | 'initialAnchor'> & { isHydrating: boolean },
): GridEngine {
  const { isHydrating, defaultSize, initialAnchor } = options;
  if (isHydrating) return new GridEngine(input, serverBox(defaultSize));
  const engine = new GridEngine(input, expectedBox(), true);
  if (initialAnchor) engine.restore(initialAnchor);
  return engine;
}

/** The same object as long as its values are the same. */
function useInput(options: EngineInput): EngineInput {
  const { list, look, packSections, onLoadRange } = options;
  return useMemo(() => ({ list, look, packSections, onLoadRange }), [list, look, packSections, onLoadRange]);
}

/** Renders the rows that a jump left out once it has been painted and no other jump follows. */
function useWidening(engine: GridEngine, view: GridView): void {
  useBrowserLayoutEffect(() => {
    if (view !== engine.view() || !engine.isNarrow) return;
    const timer = setTimeout(() => engine.widen(), WIDEN_AFTER);
    return () => clearTimeout(timer);
  }, [engine, view]);
}

function usePacedRequests(engine: GridEngine) {
  const isScrubbing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    engine.request();
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      engine.abort();
    };
  }, [engine]);
  const requestSoon = useCallback(() => {
    if (isScrubbing.current) {
      clearTimeout(timer.current);
      timer.current = undefined;
    }
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined;
        engine.request();
      },
      isScrubbing.current ? JUMP_REST : REQUEST_PACE,
    );
  }, [engine]);
  const pass = useCallback(
    (next: boolean) => {
      const arrived = isScrubbing.current && !next;
      isScrubbing.current = next;
      if (!arrived) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      requestSoon();
    },
    [requestSoon],
  );
  return { requestSoon, pass };
}
