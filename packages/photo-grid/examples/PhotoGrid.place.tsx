import {
  type PagedSourceState,
  PhotoGrid,
  type PhotoGridHandle,
  type PhotoItem,
  usePagedSource,
} from '@xiangji/photo-grid';
import { useRef } from 'react';

/** `options` is another object when the list has changed on the server; keep its identity until then. */
export function Album({ options }: { options: PagedSourceState<PhotoItem> }) {
  const grid = useRef<PhotoGridHandle>(null);
  const source = usePagedSource(options, () => grid.current?.getAnchor());
  return <PhotoGrid ref={grid} source={source} />;
}
