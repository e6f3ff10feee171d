import { SHARE_ORDERS } from '@xiangji/api-client/contract';
import { ActionButton, type ActionList, ActionMenu, ShareBarTitle, SortOrderMenu } from '@xiangji/blocks';
import { AppBar, FolderInputIcon, LogInIcon, SettingsIcon } from '@xiangji/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FileOrder } from '../../shared/models/photoList.ts';
import { orderProps } from '../../shared/models/sortOrder.ts';
import { Deferred } from '../../shared/page/Deferred.tsx';
import { Logo } from '../../shared/page/Logo.tsx';
import type { ShareOrder } from '../../shared/queries/shares.queries.ts';

export interface BrowseFaceProps {
  name: string;
  /** The name is shown here while the header that contains it is out of sight. */
  showName: boolean;
  isOwner: boolean;
  signedIn: boolean;
  order: FileOrder;
  onOrder: (order: ShareOrder) => void;
  onSave: () => void;
  onCard: () => void;
  onSignIn: () => void;
  /** Further actions on the list. */
  actions: ActionList;
}

/** The bar of a share: the way home, and the actions on all of its photos. */
export function BrowseFace(props: BrowseFaceProps) {
  const t = useTranslations('publicShare');
  const product = useTranslations('product')('name');
  const { name, showName, isOwner, signedIn, order, onOrder } = props;
  return (
    <>
      <ShareBarTitle
        link={<Link to="/" aria-label={`${product} · ${t('home')}`} />}
        logo={<Logo size={28} />}
        product={product}
        name={name}
        nameShown={showName}
      />
      <AppBar.Actions>
        <Deferred>
          <SortOrderMenu {...orderProps(SHARE_ORDERS, order, onOrder)} />
          {isOwner ? (
            <ActionButton variant="solid" icon={<SettingsIcon />} onClick={props.onCard}>
              {t('card')}
            </ActionButton>
          ) : (
            <ActionButton variant="solid" icon={<FolderInputIcon />} onClick={props.onSave}>
              {t('saveAll')}
            </ActionButton>
          )}
          {!signedIn && (
            <ActionButton variant="ghost" icon={<LogInIcon />} onClick={props.onSignIn}>
              {t('signIn')}
            </ActionButton>
          )}
          <ActionMenu actions={props.actions} />
        </Deferred>
      </AppBar.Actions>
    </>
  );
}
