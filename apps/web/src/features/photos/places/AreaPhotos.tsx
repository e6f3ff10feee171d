import { PhotoSkeletons } from '@xiangji/blocks';
import { PhotoGrid, type PhotoGridHandle, type SelectionModeState } from '@xiangji/photo-grid';
import { Text } from '@xiangji/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { GRID_LABELS } from '../../../shared/photoList/PhotoList.tsx';
import type { Timeline } from '../../../shared/photoList/useTimeline.ts';
import * as css from './MapPage.css.ts';

interface AreaPhotosProps {
  timeline: Timeline;
  managing: SelectionModeState;
  grid: RefObject<PhotoGridHandle | null>;
  onOpen: (index: number, element: HTMLElement) => void;
  onFavorite: (id: string, favorite: boolean) => void;
}

function Photos({ timeline, managing, grid, onOpen, onFavorite, scroller }: AreaPhotosProps & Scrolled) {
  const map = useTranslations('map');
  const { photos, anchor, getItem } = timeline;
  useLayoutEffect(() => {
    anchor.current = () => grid.current?.getAnchor();
  }, [anchor, grid]);
  if (!photos) return null;
  return (
    <PhotoGrid
      ref={grid}
      source={photos}
      scroller={scroller}
      aria-label={map('photos')}
      layout="squares"
      fit="cover"
      size="xsmall"
      onOpen={onOpen}
      onFavoriteChange={(index, favorite) => {
        const id = getItem(index)?.id;
        if (id !== undefined) onFavorite(id, favorite);
      }}
      {...managing.gridProps}
      labels={GRID_LABELS}
    />
  );
}

interface Scrolled {
  scroller: RefObject<HTMLElement | null>;
}

/** The photos in sight on the map, the newest first: next to the map, or below it on a phone. */
export function AreaPhotos({ isCovered, ...props }: AreaPhotosProps & { isCovered: boolean }) {
  const t = useTranslations('map');
  const photos = useTranslations('photos');
  const scroller = useRef<HTMLElement>(null);
  const { store, sections, error, isFetching, reload } = props.timeline;
  const query = { data: store && sections, error: !sections && error, isFetching, refetch: reload };
  return (
    <section
      ref={scroller}
      className={css.strip}
      aria-label={t('photos')}
      data-covered={isCovered || undefined}
    >
      <Loaded query={query} loading={<PhotoSkeletons />} failed={photos('loadFailed')} pressable>
        {({ length }) =>
          length === 0 ? (
            <Text as="p" className={css.none} tone="muted">
              {t('noneHere')}
            </Text>
          ) : (
            <Photos {...props} scroller={scroller} />
          )
        }
      </Loaded>
    </section>
  );
}
