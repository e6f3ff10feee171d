import { dateOfDay } from '@xiangji/api-client/contract';
import {
  createGridController,
  en as gridEn,
  zhCN as gridZh,
  PhotoAxis,
  PhotoGrid,
  type PhotoGridHandle,
  type PhotoSection,
} from '@xiangji/photo-grid';
import { ContextMenu, PullToRefresh, Skeleton, useToast } from '@xiangji/ui';
import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LayoutMode } from '../dialogs/layoutMode.ts';
import { useLocaleChoice } from '../locale/LocaleContext.ts';
import { FEW } from '../page/AddMore.tsx';
import { ListFailed } from '../page/ListFailed.tsx';
import { PressableText } from '../page/PressableText.tsx';
import * as css from './PhotoList.css.ts';
import { type FileOrder, isNameOrder, isTagOrder } from './photoSource.ts';
import { useHasAxis } from './useHasAxis.ts';
import type { Managing } from './useManaging.ts';
import { usePlace } from './usePlace.ts';
import type { Timeline } from './useTimeline.ts';

const SKELETONS = Array.from({ length: 18 }, (_, index) => index);
const LEVELS = [-2, -1, 0, 1, 2] as const;

/** A list of photos in its final shape, before it is known. */
export function PhotoSkeletons({ still = false }: { still?: boolean }) {
  const className = still ? `${css.skeleton} ${css.still}` : css.skeleton;
  return (
    <div className={css.skeletons} aria-hidden="true">
      {SKELETONS.map((key) => (
        <Skeleton key={key} className={className} />
      ))}
    </div>
  );
}

/** A day's year stands on the axis, its day in the bubble; initials and keywords stand there themselves. */
function axisNameOf(order: FileOrder) {
  const byDate = !isNameOrder(order) && !isTagOrder(order);
  return ({ key, name }: PhotoSection) => ({
    mark: byDate ? String(dateOfDay(Number(key)).year) : name,
    name,
  });
}

function Total({ info, addMore }: { info: Timeline['info']; addMore: ReactNode }) {
  const t = useTranslations('photos');
  if (!info || info.count === 0) return null;
  const { count_photo: photos, count_video: videos } = info;
  return (
    <>
      <p className={css.total}>
        {videos > 0 ? t('totalVideos', { photos, videos }) : t('total', { photos })}
      </p>
      {addMore && info.count <= FEW && <div className={css.addMore}>{addMore}</div>}
    </>
  );
}

export interface PhotoListProps {
  timeline: Timeline;
  managing: Managing;
  layout: LayoutMode;
  onOpen: (index: number, element: HTMLElement) => void;
  /** Shown in place of the photos when there is none. */
  empty: ReactNode;
  /** Shown after a short list; absent where nothing can be added. */
  addMore?: ReactNode;
  /** The menu of the photo at a place. */
  menu: (index: number) => ReactNode;
  grid: RefObject<PhotoGridHandle | null>;
}

function indexOfTile({ target }: SyntheticEvent): number | undefined {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return tile ? Number(tile.dataset.index) : undefined;
}

/** The menu of the photo under the pointer, the finger or the focus; elsewhere the browser's own. */
function WithMenu({ timeline, managing, menu, children }: { children: ReactNode } & MenuParts) {
  const [about, setAbout] = useState<number>();
  /** The pointer went down beside the photos: pressing on there opens nothing. */
  const [beside, setBeside] = useState(false);
  const photoOf = (event: SyntheticEvent) => {
    const index = indexOfTile(event);
    return index !== undefined && timeline.getItem(index) ? index : undefined;
  };
  const noteDown = (event: SyntheticEvent) => {
    const index = photoOf(event);
    setBeside(index === undefined);
    setAbout(index);
  };
  const noteMenu = (event: SyntheticEvent) => {
    const index = photoOf(event);
    if (index === undefined) event.stopPropagation();
    else setAbout(index);
  };
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger asChild disabled={managing.managing || beside}>
        <div className={css.list}>
          {/* A long press begins as a pointer, the menu key comes without one: both tell which photo. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: hears what happens to the tiles in it */}
          <div
            className={css.hearing}
            onPointerDown={noteDown}
            onKeyDown={() => setBeside(false)}
            onContextMenu={noteMenu}
          >
            {children}
          </div>
        </div>
      </ContextMenu.Trigger>
      <ContextMenu.Content>{about !== undefined && menu(about)}</ContextMenu.Content>
    </ContextMenu.Root>
  );
}

type MenuParts = Pick<PhotoListProps, 'timeline' | 'managing' | 'menu'>;

/** The photos with their axis. */
function Photos({ timeline, managing, layout, onOpen, menu, grid, addMore }: Omit<PhotoListProps, 'empty'>) {
  const { locale } = useLocaleChoice();
  const [controller] = useState(createGridController);
  const hasAxis = useHasAxis();
  const labels = locale === 'en' ? gridEn : gridZh;
  const { store, sections, order } = timeline;
  const axisName = useMemo(() => axisNameOf(order), [order]);
  usePlace(grid);
  timeline.eye.current = () => grid.current?.getAnchor();
  if (!store || !sections) return null;
  return (
    <WithMenu {...{ timeline, managing, menu }}>
      <PhotoGrid
        ref={grid}
        className={css.grid}
        sections={sections}
        getItem={timeline.getItem}
        isStale={store.isStale}
        dataVersion={timeline.version}
        onLoadRange={store.want}
        loadIds={store.loadIds}
        onOpen={onOpen}
        mode={layout.type}
        level={LEVELS.find((level) => level === layout.level) ?? 0}
        ratio={layout.ratio}
        packSections
        selectable={managing.managing}
        selecting={managing.managing}
        selection={managing.selection}
        onSelectionChange={managing.setSelection}
        controller={controller}
        labels={labels}
        footer={<Total info={timeline.info} addMore={!managing.managing && addMore} />}
      />
      <div className={css.axis}>
        {/* One group is no axis; its place stays, so that the second one moves nothing. */}
        {hasAxis && sections.length > 1 && (
          <PhotoAxis controller={controller} nameOf={axisName} labels={labels} />
        )}
      </div>
    </WithMenu>
  );
}

const FAILED_TOAST = 'photos-failed';

/** Photos that did not come are told by a notice that stays until they have, or until they are no longer looked at. */
function useFailedNotice({ store, loadError }: Timeline) {
  const t = useTranslations('photos');
  const { show, dismiss } = useToast();
  const failed = loadError !== undefined;
  useEffect(() => {
    if (!failed || !store) return;
    const title = <PressableText onPress={store.retry}>{t('loadFailed')}</PressableText>;
    const action = { label: t('reload'), onPress: store.retry };
    show({ id: FAILED_TOAST, title, tone: 'critical', duration: null, action });
    return () => dismiss(FAILED_TOAST);
  }, [failed, store, show, dismiss, t]);
}

/** The list in its states: loading, failed, empty, there. */
export function PhotoList({ empty, ...rest }: PhotoListProps) {
  const t = useTranslations('photos');
  const { store, sections, error, isFetching, reload } = rest.timeline;
  useFailedNotice(rest.timeline);
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
