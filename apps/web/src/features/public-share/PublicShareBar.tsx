import { SHARE_ORDERS } from '@xiangji/api-client/contract';
import {
  ActionButton,
  ActionMenu,
  ShareBarTitle,
  SortOrderMenu,
  sharedPhotoActionLabels,
  useSharedPhotoListMenu,
} from '@xiangji/blocks';
import { AppBar, FolderInputIcon, LogInIcon, SettingsIcon } from '@xiangji/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useBlockTexts } from '../../shared/locale/useBlockTexts.ts';
import { orderProps } from '../../shared/models/sortOrder.ts';
import { Deferred } from '../../shared/page/Deferred.tsx';
import { Logo } from '../../shared/page/Logo.tsx';
import type { InsideProps } from './useInside.ts';

export interface PublicShareBarProps extends InsideProps {
  /** The name is shown here while the header that contains it is out of sight. */
  nameShown: boolean;
}

/** The bar of a share: the way home, and the actions on all of its photos. */
export function PublicShareBar({ share, pendingActions, inside, nameShown }: PublicShareBarProps) {
  const t = useTranslations('publicShare');
  const product = useTranslations('product')('name');
  const { isOwner, timeline, managing, setOrder } = inside;
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
