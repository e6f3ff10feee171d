import { ErrorState, Skeleton } from '@xiangji/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConfig } from '../../../shared/queries/session.queries.ts';
import * as css from './PhotoMap.css.ts';
import type { Place, StandingMap } from './place.ts';

interface MapOptions {
  place: Place;
  label: string;
  token: string | null;
}

/** AMap with a token, else the offline world map; the code of either is loaded when it is first shown. */
async function stand(element: HTMLElement, { place, label, token }: MapOptions): Promise<StandingMap> {
  if (token) return (await import('./amap.ts')).standAmap(element, { place, token });
  return (await import('./offlineMap.ts')).standOfflineMap(element, { place, label });
}

type State = 'loading' | 'there' | 'failed';

function useMap({ place, label, token }: MapOptions) {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('loading');
  const [round, setRound] = useState(0);
  const { lat, lng } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round loads the map again
  useEffect(() => {
    if (!element.current) return;
    let gone = false;
    let map: StandingMap | undefined;
    const begin = async (where: HTMLElement) => {
      setState('loading');
      try {
        map = await stand(where, { place: { lat, lng }, label, token });
        if (gone) map.remove();
        else setState('there');
      } catch {
        if (!gone) setState('failed');
      }
    };
    void begin(element.current);
    return () => {
      gone = true;
      map?.remove();
    };
  }, [lat, lng, label, token, round]);
  return { element, state, retry: () => setRound((before) => before + 1) };
}

/** Where a photo was taken, on a map (spec §2 'Map widget'). */
export function PhotoMap({ place }: { place: Place }) {
  const t = useTranslations('viewer');
  const { data } = useConfig();
  const { element, state, retry } = useMap({ place, label: t('map'), token: data?.mapToken ?? null });
  return (
    <div className={css.frame} aria-busy={state === 'loading'}>
      <div ref={element} className={state === 'failed' ? css.unseen : css.canvas} />
      {state === 'loading' && <Skeleton className={css.waiting} />}
      {state === 'failed' && (
        <div className={css.failure}>
          <ErrorState title={t('mapFailed')} onRetry={retry} />
        </div>
      )}
    </div>
  );
}
