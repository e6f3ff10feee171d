import { useQuery } from '@tanstack/react-query';
import { type MapBaseProps, type MapPosition, type MapSight, MapView, mapViewLabels } from '@xiangji/blocks';
import { ErrorState, lazyComponent } from '@xiangji/ui';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBlockTexts } from '../../../shared/locale/useBlockTexts.ts';
import { useConfig } from '../../../shared/queries/session.queries.ts';
import { NothingHere } from '../NothingHere.tsx';
import { anyPlaceQuery, clustersQuery, type MapArea } from './mapArea.ts';

const AmapBase = lazyComponent(() => import('../map/amapBase.ts'), 'AmapBase');

/** AMap where the server has a token for it; undefined for the map of the world that ships with the product. */
function useBase() {
  const { data } = useConfig();
  const token = data?.mapToken ?? null;
  const [hasFailed, setHasFailed] = useState(false);
  const onFailed = useCallback(() => setHasFailed(true), []);
  const renderBase = useCallback(
    ({ position }: MapBaseProps) => token && <AmapBase {...{ position, token, onFailed }} />,
    [token, onFailed],
  );
  return {
    renderBase: token && !hasFailed ? renderBase : undefined,
    hasFailed,
    retry: () => setHasFailed(false),
  };
}

export interface PhotoMapViewProps {
  area: MapArea | undefined;
  defaultPosition: MapPosition | undefined;
  onMove: (sight: MapSight) => void;
  onOpen: (id: string) => void;
}

/** The map of all photos with the places of an area, in its states: loading, failed, empty, loaded. */
export function PhotoMapView({ area, defaultPosition, ...handlers }: PhotoMapViewProps) {
  const { failed } = useBlockTexts(mapViewLabels);
  const t = useTranslations('map');
  const places = useQuery(clustersQuery(area));
  const isBare = places.data?.length === 0 && !places.isPlaceholderData;
  const { data: hasAny } = useQuery(anyPlaceQuery(isBare));
  const { renderBase, hasFailed, retry } = useBase();
  const reload = () => void places.refetch();
  const overlay = hasFailed ? (
    <ErrorState title={failed} onRetry={retry} />
  ) : places.error && !places.data ? (
    <ErrorState title={t('failed')} retrying={places.isFetching} onRetry={reload} />
  ) : isBare && hasAny === false ? (
    <NothingHere title={t('empty')} />
  ) : undefined;
  return (
    <MapView
      clusters={places.data ?? []}
      loading={places.isPending && !places.error}
      {...(defaultPosition && { defaultPosition })}
      {...(renderBase && { renderBase })}
      {...{ overlay }}
      {...handlers}
    />
  );
}
