import type { MapBaseProps } from '@xiangji/blocks';
import { useEffect, useRef } from 'react';
import { type AmapView, openAmap } from '../map/amap.ts';
import * as css from './MapPage.css.ts';

export interface AmapBaseProps extends Pick<MapBaseProps, 'position'> {
  token: string;
  onFailed: () => void;
}

/** AMap as the base layer of the map of all photos. */
export function AmapBase({ position, token, onFailed }: AmapBaseProps) {
  const element = useRef<HTMLDivElement>(null);
  const view = useRef<AmapView>(undefined);
  const latest = useRef(position);
  useEffect(() => {
    latest.current = position;
    view.current?.moveTo(position);
  }, [position]);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let isGone = false;
    openAmap(target, { position: latest.current, token }).then(
      (opened) => {
        if (isGone) return opened.remove();
        opened.moveTo(latest.current);
        view.current = opened;
      },
      () => !isGone && onFailed(),
    );
    return () => {
      isGone = true;
      view.current?.remove();
      view.current = undefined;
    };
  }, [token, onFailed]);
  return <div ref={element} className={css.amap} />;
}
