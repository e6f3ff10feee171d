import { ActionMenu, photoActionLabels } from '@xiangji/blocks';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDocumentTitle } from '../../../shared/hooks/useDocumentTitle.ts';
import { useBlockTexts } from '../../../shared/locale/useBlockTexts.ts';
import { manageAction } from '../../../shared/page/listActions.tsx';
import { PageBar } from '../../../shared/page/PageBar.tsx';
import { PhotoListFrame, usePhotoPage } from '../PhotoListFrame.tsx';
import type { LibraryScope } from '../photos.queries.ts';
import { AreaPhotos } from './AreaPhotos.tsx';
import * as css from './MapPage.css.ts';
import { areaSource, useMapAddress } from './mapArea.ts';
import { PhotoMapView } from './PhotoMapView.tsx';

/** Photos of an area have no positions in a list that the server knows: they are selected by id. */
const SCOPE: LibraryScope = { albumId: undefined, tagId: undefined, byId: true };

/** All photos with a location on a map, and a strip of those in sight; a photo's own path opens it above both. */
export function MapPage() {
  const t = useTranslations('map');
  useDocumentTitle(t('title'));
  const { photoId } = useParams();
  const navigate = useNavigate();
  const { area, address, defaultPosition, onMove } = useMapAddress();
  const source = useMemo(() => areaSource(area), [area]);
  const page = usePhotoPage({ source, scope: SCOPE, address, enabled: area !== undefined });
  const { timeline, managing, grid, tile, work, open } = page;
  const openPlace = (id: string) => {
    tile.current = null;
    void navigate(address.photo(id), { state: { fromList: true }, preventScrollReset: true });
  };
  const { manage } = useBlockTexts(photoActionLabels);
  const select = manageAction(manage, managing.enter, !timeline.store?.count);
  return (
    <div className={css.page}>
      <PhotoListFrame
        page={page}
        title={t('title')}
        bar={
          <PageBar title={t('title')}>
            <ActionMenu actions={[select]} />
          </PageBar>
        }
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
      </PhotoListFrame>
    </div>
  );
}
