import { ErrorState, Skeleton } from '@xiangji/ui';
import { useEffect, useRef, useState } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type MapViewLabels, mapViewLabels } from '../map-view/index.ts';
import * as frame from '../map-view/PlaceMapFrame.css.ts';
import type { PhotoPlace } from '../photo-info/index.ts';
import * as css from './Amap.css.ts';
import { type OpenedAmap, openAmapPlace } from './amap.ts';

export interface AmapPlaceProps {
  /** The location in the center of the map, marked by a pin. */
  place: PhotoPlace;
  /** Your key for the JS API of AMap. */
  token: string;
  /** Replaces individual texts. */
  labels?: Partial<MapViewLabels>;
}

type State = 'loading' | 'loaded' | 'failed';

function useAmap({ place: { lat, lng }, token }: AmapPlaceProps) {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the map again
  useEffect(() => {
    if (!element.current) return;
    let isGone = false;
    let map: OpenedAmap | undefined;
    const open = async (target: HTMLElement) => {
      setState('loading');
      try {
        map = await openAmapPlace(target, { place: { lat, lng }, token });
        if (isGone) map.remove();
        else setState('loaded');
      } catch {
        if (!isGone) setState('failed');
      }
    };
    void open(element.current);
    return () => {
      isGone = true;
      map?.remove();
    };
  }, [lat, lng, token, attempt]);
  return { element, state, retry: () => setAttempt((before) => before + 1) };
}

/** An AMap map around one location, inside a `PlaceMapFrame`. The script is loaded from the server of AMap. */
export function AmapPlace(props: AmapPlaceProps) {
  const labels = useBlockLabels(mapViewLabels, props.labels);
  const { element, state, retry } = useAmap(props);
  return (
    <div className={frame.frame} aria-busy={state === 'loading'}>
      <div ref={element} className={state === 'failed' ? css.unseen : frame.canvas} />
      {state === 'loading' && <Skeleton className={css.waiting} />}
      {state === 'failed' && (
        <div className={css.failure}>
          <ErrorState title={labels.failed} onRetry={retry} />
        </div>
      )}
    </div>
  );
}
