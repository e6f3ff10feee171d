import { dateOfDay } from '@xiangji/api-client/contract';
import {
  ActionContextMenu,
  type ActionList,
  ListTotal,
  PhotoSkeletons,
  PressableText,
} from '@xiangji/blocks';
import { useMedia } from '@xiangji/internal/useMedia';
import {
  createGridController,
  PhotoGrid,
  type PhotoGridHandle,
  type PhotoSection,
  type SelectionModeState,
} from '@xiangji/photo-grid';
import { lazyComponent, PullToRefresh } from '@xiangji/ui';
import { media } from '@xiangji/ui/theme';
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LayoutMode } from '../dialogs/layoutMode.ts';
import { layoutOf } from '../models/photo.ts';
import { type FileOrder, isDateOrder } from '../models/photoList.ts';
import { FEW } from '../page/few.ts';
import { Loaded } from '../page/Loaded.tsx';
import * as css from './PhotoList.css.ts';
import { usePlace } from './usePlace.ts';
import type { Timeline } from './useTimeline.ts';

/** Loads after the photos. */
const PhotoScrubber = lazyComponent(() => import('./photoScrubber.ts'), 'PhotoScrubber');

/** The scrubber shows the year of a day, and its bubble the day; initials and keywords are shown as they are. */
function scrubberNameOf(order: FileOrder) {
  const byDate = isDateOrder(order);
  return ({ key, name }: PhotoSection) => ({
    mark: byDate ? String(dateOfDay(Number(key)).year) : name,
    name,
  });
}

/** The totals; before them, that the other photos are being loaded, or a way to load them again. */
function Total({ timeline, addMore }: { timeline: Timeline; addMore: ReactNode }) {
  const t = useTranslations('photos');
  const { info, isPartial, error, reload } = timeline;
  if (isPartial) {
    const failed = <PressableText onPress={() => void reload()}>{t('loadFailed')}</PressableText>;
    return <ListTotal space="around">{error ? failed : t('loading')}</ListTotal>;
  }
  if (!info || info.count === 0) return null;
  const { photos, videos } = info;
  return (
    <>
      <ListTotal space="around">
        {videos > 0 ? t('totalVideos', { photos, videos }) : t('total', { photos })}
      </ListTotal>
      {addMore && info.count <= FEW && <div className={css.addMore}>{addMore}</div>}
    </>
  );
}

/** The selection bar announces the number of selected photos already. */
export const GRID_LABELS = { selected: () => '' };

export interface PhotoListProps {
  timeline: Timeline;
  managing: SelectionModeState;
  layout: LayoutMode;
  onOpen: (index: number, element: HTMLElement) => void;
  /** Shown above the photos. */
  header?: ReactNode;
  /** Shown in place of the photos when there is none. */
  empty: ReactNode;
  /** Shown after a short list; absent where nothing can be added. */
  addMore?: ReactNode;
  /** The actions of one photo. */
  actionsOf: (id: string, index: number) => ActionList;
  grid: RefObject<PhotoGridHandle | null>;
  /** A heart of a photo was pressed; absent where photos cannot be marked. */
  onFavorite?: ((id: string, favorite: boolean) => void) | undefined;
}

/** The photos with their scrubber. */
function Photos({
  timeline,
  managing,
  layout,
  onOpen,
  actionsOf,
  grid,
  header,
  addMore,
  onFavorite,
}: Omit<PhotoListProps, 'empty'>) {
  const [controller] = useState(createGridController);
  // A phone is too narrow for the scrubber.
  const hasScrubber = !useMedia(media.phone);
  const { photos, sections, order, anchor } = timeline;
  const scrubberName = useMemo(() => scrubberNameOf(order), [order]);
  usePlace(grid);
  useLayoutEffect(() => {
    anchor.current = () => grid.current?.getAnchor();
  }, [anchor, grid]);
  if (!photos || !sections) return null;
  const actionsAt = (target: Element) => {
    const tile = target.closest<HTMLElement>('[data-index]');
    const index = Number(tile?.dataset.index);
    const photo = tile ? photos.getItem(index) : undefined;
    return photo ? actionsOf(photo.id, index) : [];
  };
  return (
    <ActionContextMenu actions={actionsAt} disabled={managing.active}>
      <div className={css.list}>
        <PhotoGrid
          ref={grid}
          className={css.grid}
          sections={sections}
          source={photos}
          onOpen={onOpen}
          onFavoriteChange={
            onFavorite &&
            ((index, favorite) => {
              const id = timeline.getItem(index)?.id;
              if (id !== undefined) onFavorite(id, favorite);
            })
          }
          {...layoutOf(layout)}
          packSections
          {...managing.gridProps}
          labels={GRID_LABELS}
          controller={controller}
          header={header}
          footer={<Total timeline={timeline} addMore={!managing.active && addMore} />}
        />
        <div className={css.scrubber}>
          {/* One section needs no scrubber; its place stays, so that the second one moves nothing. */}
          {hasScrubber && sections.length > 1 && (
            <PhotoScrubber controller={controller} nameOf={scrubberName} />
          )}
        </div>
      </div>
    </ActionContextMenu>
  );
}

/** The list in its states: loading, failed, empty, loaded. */
export function PhotoList({ empty, ...rest }: PhotoListProps) {
  const t = useTranslations('photos');
  const { store, sections, error, isFetching, reload } = rest.timeline;
  const query = { data: store && sections, error: !sections && error, isFetching, refetch: reload };
  return (
    <Loaded query={query} loading={<PhotoSkeletons />} failed={t('loadFailed')} pressable>
      {({ length }) =>
        length === 0 ? (
          empty
        ) : (
          <PullToRefresh onRefresh={reload} disabled={rest.managing.active}>
            <Photos {...rest} />
          </PullToRefresh>
        )
      }
    </Loaded>
  );
}
