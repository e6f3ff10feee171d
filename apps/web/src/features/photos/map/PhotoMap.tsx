import { type PhotoPlace, PlaceMap } from '@xiangji/blocks';
import { lazyPart } from '@xiangji/ui';
import { useConfig } from '../../../shared/queries/session.queries.ts';
import * as css from './PhotoMap.css.ts';

const AmapOfPlace = lazyPart(() => import('./AmapOfPlace.tsx'), 'AmapOfPlace');

/** Where a photo was taken (spec §2 'Map widget'): on AMap with a token, else on the world map of the product. */
export function PhotoMap({ place }: { place: PhotoPlace }) {
  const { data } = useConfig();
  const token = data?.mapToken;
  return (
    <div className={css.frame}>
      {token ? (
        <AmapOfPlace {...{ place, token }} />
      ) : (
        <div className={css.canvas}>
          <PlaceMap place={place} />
        </div>
      )}
    </div>
  );
}
