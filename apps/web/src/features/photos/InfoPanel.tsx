import { useQuery } from '@tanstack/react-query';
import { GESTURES, TEXT } from '@xiangji/api-client/contract';
import { PhotoInfoPanel, type PhotoPlace, PlaceMapFrame } from '@xiangji/blocks';
import { lazyPart } from '@xiangji/ui';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useReport } from '../../shared/hooks/useReport.ts';
import { useConfig } from '../../shared/queries/session.queries.ts';
import { photoQuery, TAG_KEY } from './photos.queries.ts';

const AmapPlace = lazyPart(() => import('./map/amapPlace.ts'), 'AmapPlace');
const PlaceMap = lazyPart(() => import('./map/placeMap.ts'), 'PlaceMap');

/** Whether the map is open: once opened, it stays open for the next photo. */
const MAP_KEY = 'xiangji.map';

/** Where the photo was taken (spec §2 'Map widget'): on AMap with a token, else on the world map of the product. */
function PhotoMap({ place }: { place: PhotoPlace }) {
  const token = useConfig().data?.mapToken;
  if (token)
    return (
      <Suspense fallback={<PlaceMapFrame />}>
        <AmapPlace {...{ place, token }} />
      </Suspense>
    );
  return (
    <PlaceMapFrame>
      <Suspense fallback={null}>
        <PlaceMap place={place} />
      </Suspense>
    </PlaceMapFrame>
  );
}

export interface InfoPanelProps {
  photoId: string;
  /** Called with another description: trimmed, not empty, at most 240 characters. */
  onDescribe: (text: string) => void;
  /** Opens the dialog that changes the date. */
  onDate: () => void;
}

/** The facts of one photo (spec §2 'Info panel'). */
export function InfoPanel({ photoId, onDescribe, onDate }: InfoPanelProps) {
  const t = useTranslations('viewer');
  const { showResult } = useReport();
  const { data, isError, isFetching, refetch } = useQuery(photoQuery(photoId));
  return (
    <PhotoInfoPanel
      photo={data}
      failed={isError}
      retrying={isFetching}
      onRetry={() => void refetch()}
      albumLink={data && <Link to={`/albums/${data.albumId}/photos`}>{data.albumName}</Link>}
      tagLink={(tagId) => <Link to={`/photos?${TAG_KEY}=${tagId}`} />}
      map={data?.place && <PhotoMap place={data.place} />}
      defaultMapOpen={localStorage.getItem(MAP_KEY) === 'open'}
      onMapOpenChange={(open) => localStorage.setItem(MAP_KEY, open ? 'open' : 'closed')}
      onPlaceCopied={(success) => showResult(success, t('placeCopied'), t('placeNotCopied'))}
      onDescribe={onDescribe}
      descriptionMaxLength={TEXT.PHOTO_DESCRIPTION}
      onChangeDate={onDate}
      exifRows={GESTURES.EXIF_ROWS}
    />
  );
}
