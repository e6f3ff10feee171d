import type { PhotoPlace } from '@xiangji/blocks';
import { ErrorState, Skeleton } from '@xiangji/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type StandingMap, standAmap } from './amap.ts';
import * as css from './PhotoMap.css.ts';

interface AmapOptions {
  place: PhotoPlace;
  token: string;
}

type State = 'loading' | 'there' | 'failed';

function useAmap({ place, token }: AmapOptions) {
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
        map = await standAmap(where, { place: { lat, lng }, token });
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
  }, [lat, lng, token, round]);
  return { element, state, retry: () => setRound((before) => before + 1) };
}

/** Where a photo was taken, on AMap. */
export function AmapOfPlace(options: AmapOptions) {
  const t = useTranslations('viewer');
  const { element, state, retry } = useAmap(options);
  return (
    <div aria-busy={state === 'loading'}>
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
