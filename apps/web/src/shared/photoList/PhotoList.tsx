import { dateOfDay } from '@xiangji/api-client/contract';
import { ActionContextMenu, type ActionList, ListTotal } from '@xiangji/blocks';
import {
  createGridController,
  PhotoGrid,
  type PhotoGridHandle,
  type PhotoSection,
} from '@xiangji/photo-grid';
import { PullToRefresh } from '@xiangji/ui';
import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../code/lazyComponent.tsx';
import type { LayoutMode } from '../dialogs/layoutMode.ts';
import { layoutOf } from '../models/photo.ts';
import { type FileOrder, isDateOrder } from '../models/photoList.ts';
import { FEW } from '../page/few.ts';
import { ListFailed } from '../page/ListFailed.tsx';
import * as css from './PhotoList.css.ts';
import { PhotoSkeletons } from './PhotoSkeletons.tsx';
import { useHasAxis } from './useHasAxis.ts';
import type { Managing } from './useManaging.ts';
import { usePlace } from './usePlace.ts';
import type { Timeline } from './useTimeline.ts';

/** Loads after the photos. */
const PhotoAxis = lazyComponent(async () => (await import('./photoAxis.ts')).PhotoAxis);

/** The axis shows the year of a day, and its bubble the day; initials and keywords are shown as they are. */
function axisNameOf(order: FileOrder) {
  const byDate = isDateOrder(order);
  return ({ key, name }: PhotoSection) => ({
    mark: byDate ? String(dateOfDay(Number(key)).year) : name,
    name,
  });
}

function Total({ info, addMore }: { info: Timeline['info']; addMore: ReactNode }) {
  const t = useTranslations('photos');
  if (!info || info.count === 0) return null;
  const { photos, videos } = info;
  return (
    <>
      <ListTotal className={css.total}>
        {videos > 0 ? t('totalVideos', { photos, videos }) : t('total', { photos })}
      </ListTotal>
      {addMore && info.count <= FEW && <div className={css.addMore}>{addMore}</div>}
    </>
  );
}

export interface PhotoListProps {
  timeline: Timeline;
  managing: Managing;
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

function indexOfTile({ target }: SyntheticEvent): number | undefined {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return tile ? Number(tile.dataset.index) : undefined;
}

/** The menu of the photo under the pointer, the finger or the focus; elsewhere the browser's own. */
function WithMenu({ timeline, managing, actionsOf, children }: { children: ReactNode } & MenuParts) {
  const [about, setAbout] = useState<number>();
  /** The pointer went down outside the photos: a long press there opens nothing. */
  const [isOutside, setIsOutside] = useState(false);
  const photoOf = (event: SyntheticEvent) => {
    const index = indexOfTile(event);
    return index !== undefined && timeline.getItem(index) ? index : undefined;
  };
  const noteDown = (event: SyntheticEvent) => {
    const index = photoOf(event);
    setIsOutside(index === undefined);
    setAbout(index);
  };
  const noteMenu = (event: SyntheticEvent) => {
    const index = photoOf(event);
    if (index === undefined) event.stopPropagation();
    else setAbout(index);
  };
  const photo = about === undefined ? undefined : timeline.getItem(about);
  return (
    <ActionContextMenu
      actions={about === undefined || !photo ? [] : actionsOf(photo.id, about)}
      disabled={managing.managing || isOutside}
    >
      <div className={css.list}>
        {/* A long press begins as a pointer, the menu key comes without one: both name the photo. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: handles events of the tiles in it */}
        <div
          className={css.hearing}
          onPointerDown={noteDown}
          onKeyDown={() => setIsOutside(false)}
          onContextMenu={noteMenu}
        >
          {children}
        </div>
      </div>
    </ActionContextMenu>
  );
}

type MenuParts = Pick<PhotoListProps, 'timeline' | 'managing' | 'actionsOf'>;

/** The photos with their axis. */
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
  const hasAxis = useHasAxis();
  const { photos, sections, order, anchor } = timeline;
  const axisName = useMemo(() => axisNameOf(order), [order]);
  usePlace(grid);
  useLayoutEffect(() => {
    anchor.current = () => grid.current?.getAnchor();
  }, [anchor, grid]);
  if (!photos || !sections) return null;
  return (
    <WithMenu {...{ timeline, managing, actionsOf }}>
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
        selectionMode={managing.managing ? 'always' : 'none'}
        selection={managing.selection}
        onSelectionChange={managing.setSelection}
        controller={controller}
        header={header}
        footer={<Total info={timeline.info} addMore={!managing.managing && addMore} />}
      />
      <div className={css.axis}>
        {/* One group is no axis; its place stays, so that the second one moves nothing. */}
        {hasAxis && sections.length > 1 && <PhotoAxis controller={controller} nameOf={axisName} />}
      </div>
    </WithMenu>
  );
}

/** The list in its states: loading, failed, empty, there. */
export function PhotoList({ empty, ...rest }: PhotoListProps) {
  const t = useTranslations('photos');
  const { store, sections, error, isFetching, reload } = rest.timeline;
  if (error && !sections) {
    return (
      <ListFailed
        error={error}
        title={t('loadFailed')}
        pressable
        retrying={isFetching}
        onRetry={() => void reload()}
      />
    );
  }
  if (!store || !sections) return <PhotoSkeletons />;
  if (sections.length === 0) return empty;
  return (
    <PullToRefresh onRefresh={reload} disabled={rest.managing.managing}>
      <Photos {...rest} />
    </PullToRefresh>
  );
}
