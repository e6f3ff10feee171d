import { ActionMenu, ListPage } from '@xiangji/blocks';
import type { PhotoGridHandle } from '@xiangji/photo-grid';
import { AppBar, ListChecksIcon } from '@xiangji/ui';
import { useMemo, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../../shared/code/lazyComponent.tsx';
import { useDocumentTitle } from '../../../shared/hooks/useDocumentTitle.ts';
import { PhoneActions } from '../../../shared/page/PhoneActions.tsx';
import { useManaging, useSelectionProps } from '../../../shared/photoList/useManaging.ts';
import { useOpenPhoto } from '../../../shared/photoList/useOpenPhoto.ts';
import { useTimeline } from '../../../shared/photoList/useTimeline.ts';
import { LazyPhotoDialogs } from '../LazyPhotoDialogs.tsx';
import { useSelectionActions } from '../photoActions.tsx';
import { findPhoto, type LibraryScope } from '../photos.queries.ts';
import { usePhotoWork } from '../usePhotoWork.ts';
import { AreaPhotos } from './AreaPhotos.tsx';
import * as css from './MapPage.css.ts';
import { PhotoMapView } from './PhotoMapView.tsx';
import { areaSource } from './places.queries.ts';
import { useMapAddress } from './useMapAddress.ts';

const PhotoView = lazyComponent(() => import('../PhotoView.tsx'), 'PhotoView');

/** Photos of an area have no positions in a list that the server knows: they are selected by id. */
const SCOPE: LibraryScope = { albumId: undefined, tagId: undefined, byId: true };

function Bar({ total, onManage }: { total: number; onManage: () => void }) {
  const t = useTranslations('map');
  const photos = useTranslations('photos');
  const manage = {
    id: 'manage',
    icon: <ListChecksIcon />,
    label: photos('manage'),
    disabled: total === 0,
    movesFocus: true,
    onSelect: onManage,
  };
  return (
    <>
      <AppBar.Title>{t('title')}</AppBar.Title>
      <AppBar.Actions>
        <ActionMenu actions={[manage]} />
        <PhoneActions />
      </AppBar.Actions>
    </>
  );
}

/** All photos with a location on a map, and a strip of those in sight; a photo's own path opens it above both. */
export function MapPage() {
  const t = useTranslations('map');
  useDocumentTitle(t('title'));
  const { photoId } = useParams();
  const navigate = useNavigate();
  const { area, address, defaultPosition, onMove } = useMapAddress();
  const source = useMemo(() => areaSource(area), [area]);
  const timeline = useTimeline(source, area !== undefined);
  const managing = useManaging();
  const grid = useRef<PhotoGridHandle>(null);
  const tile = useRef<HTMLElement | null>(null);
  const work = usePhotoWork({ timeline, scope: SCOPE, managing, grid });
  const { control, subject, mutations } = work;
  const open = useOpenPhoto(timeline, address, tile);
  const actions = useSelectionActions(work.onSelected, false);
  const total = timeline.store?.count ?? 0;
  const selection = useSelectionProps({ managing, total, actions, busy: work.busy });
  const openPlace = (id: string) => {
    tile.current = null;
    void navigate(address.photo(id), { state: { fromList: true }, preventScrollReset: true });
  };
  return (
    <div className={css.page}>
      <ListPage
        bar={<Bar total={total} onManage={managing.enter} />}
        selection={selection}
        selecting={managing.managing}
      >
        <div className={css.content}>
          <div className={css.map}>
            <PhotoMapView {...{ area, defaultPosition, onMove }} onOpen={openPlace} />
          </div>
          <AreaPhotos
            {...{ timeline, managing, grid }}
            onOpen={open}
            onFavorite={work.favoriteOne}
            isCovered={photoId !== undefined}
          />
        </div>
      </ListPage>
      <LazyPhotoDialogs {...{ control, subject, mutations, address }} albumId={undefined} />
      {photoId && timeline.store && (
        <PhotoView
          {...{ timeline, photoId, address, grid, tile }}
          albumId={undefined}
          onlyFavorites={false}
          find={findPhoto}
        />
      )}
    </div>
  );
}
