import {
  AppBar,
  ArrowDownUpIcon,
  BottomBar,
  Button,
  ClockIcon,
  DropdownMenu,
  EllipsisIcon,
  IconButton,
  LinkIcon,
  ListChecksIcon,
  RefreshCwIcon,
  Trash2Icon,
  XIcon,
} from '@xiangji/ui';
import type { ReactNode, Ref } from 'react';
import { useTranslations } from 'use-intl';
import { useAfterMenu } from '../../shared/focus/useAfterMenu.ts';
import { BarAction } from '../../shared/page/BarAction.tsx';
import * as css from '../../shared/page/ManageTools.css.ts';
import { PhoneAccount } from '../../shared/page/PhoneAccount.tsx';
import type { OnLayer } from './sharesLayers.ts';

export interface BrowseFaceProps {
  empty: boolean;
  onLayer: OnLayer;
  onManage: () => void;
  onReload: () => void;
}

/** The bar while looking. */
export function BrowseFace({ empty, onLayer, onManage, onReload }: BrowseFaceProps) {
  const t = useTranslations('shares');
  const shell = useTranslations('shell');
  const manage = useAfterMenu(onManage);
  return (
    <AppBar.Browse>
      <AppBar.Title>{shell('shares')}</AppBar.Title>
      <AppBar.Actions>
        <BarAction variant="ghost" icon={<ArrowDownUpIcon />} onClick={() => onLayer('sort')}>
          {t('sort')}
        </BarAction>
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <IconButton label={t('more')}>
              <EllipsisIcon />
            </IconButton>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content align="end" onCloseAutoFocus={manage.onCloseAutoFocus}>
            <DropdownMenu.Item icon={<ListChecksIcon />} disabled={empty} onSelect={manage.onSelect}>
              {t('manage')}
            </DropdownMenu.Item>
            <DropdownMenu.Item icon={<RefreshCwIcon />} onSelect={onReload}>
              {t('reload')}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
        <PhoneAccount />
      </AppBar.Actions>
    </AppBar.Browse>
  );
}

export interface ManageFaceProps {
  count: number;
  /** All of the list are chosen. */
  whole: boolean;
  onLayer: OnLayer;
  onCopy: () => void;
  onChoose: (all: boolean) => void;
  onLeave: () => void;
  /** The way out, which has the focus first. */
  leaveRef: Ref<HTMLButtonElement>;
}

interface Action {
  name: 'copy' | 'renew' | 'end';
  icon: ReactNode;
  tone?: 'critical';
  act: () => void;
}

function actionsOf({ onLayer, onCopy }: Pick<ManageFaceProps, 'onLayer' | 'onCopy'>): Action[] {
  return [
    { name: 'copy', icon: <LinkIcon />, act: onCopy },
    { name: 'renew', icon: <ClockIcon />, act: () => onLayer('renew') },
    { name: 'end', icon: <Trash2Icon />, tone: 'critical', act: () => onLayer('end') },
  ];
}

/** The bar of manage mode: how many are chosen, and what can be done with them. */
export function ManageFace(props: ManageFaceProps) {
  const { count, whole, onChoose, onLeave, leaveRef } = props;
  const t = useTranslations('shares');
  return (
    <>
      <IconButton ref={leaveRef} label={t('leaveManage')} onClick={onLeave}>
        <XIcon />
      </IconButton>
      <AppBar.Count>{t('chosen', { count })}</AppBar.Count>
      <AppBar.Actions>
        <Button variant="ghost" onClick={() => onChoose(!whole)}>
          {t(whole ? 'chooseNone' : 'chooseAll')}
        </Button>
        <div className={css.wideOnly}>
          {actionsOf(props).map(({ name, act, ...rest }) => (
            <BarAction key={name} variant="ghost" disabled={count === 0} onClick={act} {...rest}>
              {t(name)}
            </BarAction>
          ))}
        </div>
      </AppBar.Actions>
    </>
  );
}

/** The same actions in reach of a thumb. */
export function ManageTools(props: Pick<ManageFaceProps, 'count' | 'onLayer' | 'onCopy'>) {
  const t = useTranslations('shares');
  return (
    <BottomBar.Root aria-label={t('actions')} className={css.tools}>
      {actionsOf(props).map(({ name, act, ...rest }) => (
        <BottomBar.Action key={name} disabled={props.count === 0} onClick={act} {...rest}>
          {t(name)}
        </BottomBar.Action>
      ))}
    </BottomBar.Root>
  );
}
