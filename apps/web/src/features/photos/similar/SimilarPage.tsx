import { useInfiniteQuery } from '@tanstack/react-query';
import { DuplicateReview, PageContent } from '@xiangji/blocks';
import { lazyComponent } from '@xiangji/ui';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useDocumentTitle } from '../../../shared/hooks/useDocumentTitle.ts';
import { useLayer } from '../../../shared/layer/useLayer.ts';
import { TitledPage } from '../../../shared/page/PageBar.tsx';
import { usePhotoMutations } from '../usePhotoMutations.ts';
import { similarQuery, useDismiss, useRefreshSimilar } from './similar.queries.ts';

const SimilarViewer = lazyComponent(() => import('./SimilarViewer.tsx'), 'SimilarViewer');

/** Duplicates and nearly equal photos, to be reviewed group by group. */
export function SimilarPage() {
  const t = useTranslations('similar');
  useDocumentTitle(t('title'));
  const query = useInfiniteQuery(similarQuery);
  const refresh = useRefreshSimilar();
  const dismiss = useDismiss();
  const { remove } = usePhotoMutations({ store: undefined, onDone: (_, refreshAll) => refreshAll() });
  const { layer, open, close } = useLayer(['photo']);
  const opener = useRef<HTMLElement>(null);
  const groups = query.data?.pages.flatMap((page) => page.groups);
  const opened = groups?.find(({ photos }) => photos.some(({ id }) => id === layer?.id));
  return (
    <TitledPage title={t('title')} back={{ to: '/account/overview', label: t('back') }}>
      <PageContent width="medium" busy={query.isFetching}>
        <DuplicateReview
          groups={groups}
          total={query.data?.pages[0]?.total}
          failed={query.isError}
          loading={query.isFetching}
          hasMore={query.hasNextPage}
          onLoadMore={() => void query.fetchNextPage()}
          onRetry={() => void query.refetch()}
          onOpen={(_, photoId, element) => {
            opener.current = element;
            open('photo', photoId);
          }}
          onDelete={async (_, ids) => {
            await remove({ ids });
            await refresh();
          }}
          onDismiss={dismiss}
        />
      </PageContent>
      {opened && layer?.id && (
        <SimilarViewer group={opened} first={layer.id} opener={opener} onClose={close} />
      )}
    </TitledPage>
  );
}
