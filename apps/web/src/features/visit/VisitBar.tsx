import {
  AppBar,
  BottomBar,
  Button,
  EyeOffIcon,
  FolderInputIcon,
  IconButton,
  LogInIcon,
  SettingsIcon,
  XIcon,
} from '@xiangji/ui';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { BarAction } from '../../shared/page/BarAction.tsx';
import { Later } from '../../shared/page/Later.tsx';
import { Logo } from '../../shared/page/Logo.tsx';
import * as tools from '../../shared/page/ManageTools.css.ts';
import { OrderMenu } from '../../shared/photoList/OrderMenu.tsx';
import type { FileOrder } from '../../shared/photoList/photoSource.ts';
import type { ShareOrder } from '../../shared/queries/shares.queries.ts';
import * as css from './VisitPage.css.ts';

export interface BrowseFaceProps {
  name: string;
  /** The name stands here while the band that says it is out of sight. */
  showName: boolean;
  isOwner: boolean;
  signedIn: boolean;
  order: FileOrder;
  onOrder: (order: ShareOrder) => void;
  onSave: () => void;
  onCard: () => void;
  onSignIn: () => void;
  /** The menu of the list. */
  menu: ReactNode;
}

const isShareOrder = (order: FileOrder): order is ShareOrder => order <= 4;

/** The quiet bar of a share: the way home, and what can be done with all of it. */
export function BrowseFace(props: BrowseFaceProps) {
  const t = useTranslations('visit');
  const product = useTranslations('product')('name');
  const { name, showName, isOwner, signedIn, order, onOrder } = props;
  return (
    <AppBar.Browse>
      <Link to="/" className={css.home} aria-label={`${product} · ${t('home')}`}>
        <span aria-hidden="true" className={css.logo}>
          <Logo size={28} />
        </span>
        <span className={css.product} data-away={showName ? '' : undefined} aria-hidden="true">
          {product}
        </span>
      </Link>
      <p className={css.barName} data-shown={showName ? '' : undefined} aria-hidden="true">
        {name}
      </p>
      <AppBar.Actions>
        <Later>
          <OrderMenu
            order={order}
            byTag={false}
            onChange={(next) => {
              if (isShareOrder(next)) onOrder(next);
            }}
          />
          {isOwner ? (
            <BarAction variant="solid" icon={<SettingsIcon />} onClick={props.onCard}>
              {t('card')}
            </BarAction>
          ) : (
            <BarAction variant="solid" icon={<FolderInputIcon />} onClick={props.onSave}>
              {t('saveAll')}
            </BarAction>
          )}
          {!signedIn && (
            <BarAction variant="ghost" icon={<LogInIcon />} onClick={props.onSignIn}>
              {t('signIn')}
            </BarAction>
          )}
          {props.menu}
        </Later>
      </AppBar.Actions>
    </AppBar.Browse>
  );
}

export interface ManageFaceProps {
  count: number;
  total: number;
  isOwner: boolean;
  /** The ids of the chosen are on their way. */
  busy: boolean;
  onSave: () => void;
  onCancel: () => void;
  onChoose: (all: boolean) => void;
  onLeave: () => void;
  /** The way out, which has the focus first. */
  leaveRef: Ref<HTMLButtonElement>;
}

type Acts = Pick<ManageFaceProps, 'isOwner' | 'onSave' | 'onCancel'>;

interface Action {
  name: 'save' | 'cancel';
  icon: ReactNode;
  tone?: 'critical';
  onClick: () => void;
}

/** Saving for everybody, taking out of the share for its owner (spec §2 'Edit mode'). */
function actionsOf({ isOwner, onSave, onCancel }: Acts): Action[] {
  const save: Action = { name: 'save', icon: <FolderInputIcon />, onClick: onSave };
  const cancel: Action = { name: 'cancel', icon: <EyeOffIcon />, tone: 'critical', onClick: onCancel };
  return isOwner ? [save, cancel] : [save];
}

/** The bar of manage mode: how many are chosen, and what can be done with them. */
export function ManageFace(props: ManageFaceProps) {
  const { count, total, busy, onChoose, onLeave, leaveRef } = props;
  const t = useTranslations('visit');
  const photos = useTranslations('photos');
  const all = count === total;
  return (
    <>
      <IconButton ref={leaveRef} label={photos('leaveManage')} onClick={onLeave}>
        <XIcon />
      </IconButton>
      <AppBar.Count>{photos('chosen', { count })}</AppBar.Count>
      <AppBar.Actions>
        <Button variant="ghost" onClick={() => onChoose(!all)}>
          {all ? photos('chooseNone') : photos('chooseAll')}
        </Button>
        <div className={tools.wideOnly}>
          {actionsOf(props).map(({ name, ...rest }) => (
            <BarAction key={name} variant="ghost" disabled={count === 0 || busy} {...rest}>
              {t(name)}
            </BarAction>
          ))}
        </div>
      </AppBar.Actions>
    </>
  );
}

/** The same actions in reach of a thumb. */
export function ManageTools(props: Acts & Pick<ManageFaceProps, 'count' | 'busy'>) {
  const t = useTranslations('visit');
  const photos = useTranslations('photos');
  return (
    <BottomBar.Root aria-label={photos('actions')} className={tools.tools}>
      {actionsOf(props).map(({ name, ...rest }) => (
        <BottomBar.Action key={name} disabled={props.count === 0 || props.busy} {...rest}>
          {t(name)}
        </BottomBar.Action>
      ))}
    </BottomBar.Root>
  );
}
