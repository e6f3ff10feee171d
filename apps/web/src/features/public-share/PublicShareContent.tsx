import { SHARE_ORDERS } from '@xiangji/api-client/contract';
import {
  ActionButton,
  ActionMenu,
  ListPage,
  ShareBarTitle,
  SortOrderMenu,
  sharedPhotoActionLabels,
  usePhotoSelectionBar,
  useSelectedSharedPhotosActions,
  useSharedPhotoListMenu,
  useSharedPhotoMenu,
} from '@xiangji/blocks';
import {
  AppBar,
  Banner,
  Button,
  EmptyState,
  FolderInputIcon,
  LogInIcon,
  PullToRefresh,
  SettingsIcon,
} from '@xiangji/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { MAIN_ID } from '../../shared/focus/useFocusMemory.ts';
import { useBlockTexts } from '../../shared/locale/useBlockTexts.ts';
import { orderProps } from '../../shared/models/sortOrder.ts';
import { Deferred } from '../../shared/page/Deferred.tsx';
import { Logo } from '../../shared/page/Logo.tsx';
import { DeferredPhotos } from './DeferredPhotos.tsx';
import { OverShare } from './OverShare.tsx';
import { PublicShareHeader } from './PublicShareHeader.tsx';
import * as css from './PublicSharePage.css.ts';
import {
  type PublicShareContentProps,
  type PublicShareScreenProps,
  usePublicShareScreen,
} from './usePublicShareScreen.ts';

export interface PublicShareBarProps extends PublicShareScreenProps {
  /** The name is shown here while the header that contains it is out of sight. */
  nameShown: boolean;
}

/** The bar of a share: the way home, and the actions on all of its photos. */
export function PublicShareBar({ share, pendingActions, screen, nameShown }: PublicShareBarProps) {
  const t = useTranslations('publicShare');
  const product = useTranslations('product')('name');
  const { isOwner, timeline, managing, setOrder } = screen;
  const { saveAll } = useBlockTexts(sharedPhotoActionLabels);
  const { user, pendingAction } = pendingActions;
  const actions = useSharedPhotoListMenu({
    isOwner,
    empty: !timeline.store?.count,
    onAction: (action) => {
      if (action === 'manage') managing.enter();
      else if (action === 'reload') timeline.reload();
      else pendingAction(action);
    },
  });
  return (
    <>
      <ShareBarTitle
        link={<Link to="/" aria-label={`${product} · ${t('home')}`} />}
        logo={<Logo size={28} />}
        name={share.name}
        {...{ product, nameShown }}
      />
      <AppBar.Actions>
        <Deferred>
          <SortOrderMenu {...orderProps(SHARE_ORDERS, timeline.order, setOrder)} />
          {isOwner ? (
            <ActionButton variant="solid" icon={<SettingsIcon />} onClick={() => pendingAction('card')}>
              {t('card')}
            </ActionButton>
          ) : (
            <ActionButton variant="solid" icon={<FolderInputIcon />} onClick={() => pendingAction('save')}>
              {saveAll}
            </ActionButton>
          )}
          {!user && (
            <ActionButton variant="ghost" icon={<LogInIcon />} onClick={() => pendingAction('signIn')}>
              {t('signIn')}
            </ActionButton>
          )}
          <ActionMenu actions={actions} />
        </Deferred>
      </AppBar.Actions>
    </>
  );
}

/** The owner viewing the share as a visitor, and the way back. */
function AsVisitor() {
  const t = useTranslations('publicShare');
  const [, setParams] = useSearchParams();
  return (
    <div className={css.notice}>
      <Banner
        title={t('asVisitor')}
        action={
          <Button size="small" onClick={() => setParams({}, { replace: true })}>
            {t('asOwner')}
          </Button>
        }
      />
    </div>
  );
}

/** After the code entry the page is announced and gets the focus: the focused element is unmounted. */
function useArrival(cameIn: boolean): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (cameIn && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [cameIn]);
  return main;
}

/** The photos of a share in the same grid as the owner's, with the actions of the role. */
export function PublicShareContent(props: PublicShareContentProps) {
  const { share, pendingActions } = props;
  const t = useTranslations('publicShare');
  const screen = usePublicShareScreen(props);
  const { asVisitor, isOwner, timeline, managing, layout, grid, open, mutations } = screen;
  const [away, setAway] = useState(false);
  const main = useArrival(props.code !== undefined);
  const actions = useSelectedSharedPhotosActions({ isOwner, onAction: screen.selected.act });
  const total = timeline.store?.count ?? 0;
  const selection = usePhotoSelectionBar({ mode: managing, total, actions, busy: screen.selected.busy });
  const photoActions = useSharedPhotoMenu({
    isOwner,
    onAction: (action, id, index) => {
      if (action === 'open') open(index, null);
      else if (action === 'download') void mutations.download(id);
      else pendingActions.pendingAction(action, { ids: [id], count: 1 });
    },
  });
  return (
    <main ref={main} id={MAIN_ID} tabIndex={-1} className={css.page} aria-label={share.name}>
      <ListPage
        bar={<PublicShareBar {...props} screen={screen} nameShown={away} />}
        selection={selection}
        selecting={managing.active}
      >
        <PullToRefresh disabled={managing.active} onRefresh={timeline.reload}>
          <PublicShareHeader onOutOfSight={setAway} share={share} timeline={timeline} />
          {asVisitor && <AsVisitor />}
          <DeferredPhotos
            {...{ timeline, managing, layout, grid }}
            actionsOf={photoActions}
            onOpen={open}
            empty={<EmptyState title={t('empty')} />}
          />
        </PullToRefresh>
      </ListPage>
      <OverShare {...props} screen={screen} />
    </main>
  );
}
