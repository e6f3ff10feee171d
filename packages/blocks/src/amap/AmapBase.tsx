import { useEffect, useRef } from 'react';
import type { MapBaseProps } from '../map-view/index.ts';
import * as css from './Amap.css.ts';
import { type AmapLayer, openAmapLayer } from './amap.ts';

export interface AmapBaseProps extends Pick<MapBaseProps, 'position'> {
  /** Your key for the JS API of AMap. */
  token: string;
  /** Called when AMap could not be loaded. Pass the same function on every render. */
  onFailed: () => void;
}

/** AMap as the base layer of a `MapView`. Render it in `renderBase`. The script is loaded from the server of AMap. */
export function AmapBase({ position, token, onFailed }: AmapBaseProps) {
  const element = useRef<HTMLDivElement>(null);
  const layer = useRef<AmapLayer>(undefined);
  const latest = useRef(position);
  useEffect(() => {
    latest.current = position;
    layer.current?.moveTo(position);
  }, [position]);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let isGone = false;
    openAmapLayer(target, { position: latest.current, token }).then(
      (opened) => {
        if (isGone) return opened.remove();
        opened.moveTo(latest.current);
        layer.current = opened;
      },
      () => !isGone && onFailed(),
    );
    return () => {
      isGone = true;
      layer.current?.remove();
      layer.current = undefined;
    };
  }, [token, onFailed]);
  return <div ref={element} className={css.base} />;
}
