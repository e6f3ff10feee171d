import {
  AppBar,
  BottomBar,
  Button,
  CalendarIcon,
  DownloadIcon,
  DropdownMenu,
  EllipsisIcon,
  FolderInputIcon,
  IconButton,
  PencilIcon,
  Share2Icon,
  Trash2Icon,
  XIcon,
} from '@xiangji/ui';
import type { ReactElement, ReactNode, Ref } from 'react';
import { useTranslations } from 'use-intl';
import { BarAction } from '../../shared/page/BarAction.tsx';
import * as css from '../../shared/page/ManageTools.css.ts';
import type { ChosenAct } from './photoLayers.ts';

export interface ManageBarProps {
  /** Photos that are chosen, and those that could be. */
  count: number;
  total: number;
  /** The ids of the chosen, or an archive of them, are on their way. */
  busy: boolean;
  onAct: (act: ChosenAct) => void;
  /** All, or none. */
  onChoose: (all: boolean) => void;
  onLeave: () => void;
  /** The way out, which has the focus first. */
  leaveRef: Ref<HTMLButtonElement>;
}

interface Action {
  act: ChosenAct;
  icon: ReactNode;
  label: string;
  tone?: 'critical';
}

function useActions(): Action[] {
  const t = useTranslations('photos');
  return [
    { act: 'share', icon: <Share2Icon />, label: t('share') },
    { act: 'rename', icon: <PencilIcon />, label: t('describe') },
    { act: 'move', icon: <FolderInputIcon />, label: t('moveTo') },
    { act: 'remove', icon: <Trash2Icon />, label: t('remove'), tone: 'critical' },
  ];
}

/** What is done more seldom. */
function MoreActs({ onAct, children }: Pick<ManageBarProps, 'onAct'> & { children: ReactElement }) {
  const t = useTranslations('photos');
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.Item icon={<CalendarIcon />} onSelect={() => onAct('date')}>
          {t('changeDate')}
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={<DownloadIcon />} onSelect={() => onAct('download')}>
          {t('downloadChosen')}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** The bar of manage mode: how many are chosen, and what can be done with them (spec §2 'Manage menu'). */
export function ManageBar({ count, total, busy, onAct, onChoose, onLeave, leaveRef }: ManageBarProps) {
  const t = useTranslations('photos');
  const actions = useActions();
  const all = count === total;
  const disabled = count === 0 || busy;
  return (
    <>
      <IconButton ref={leaveRef} label={t('leaveManage')} onClick={onLeave}>
        <XIcon />
      </IconButton>
      <AppBar.Count>{t('chosen', { count })}</AppBar.Count>
      <AppBar.Actions>
        <Button variant="ghost" onClick={() => onChoose(!all)}>
          {all ? t('chooseNone') : t('chooseAll')}
        </Button>
        <div className={css.wideOnly}>
          {actions.map(({ act, icon, label, tone }) => (
            <BarAction
              key={act}
              variant="ghost"
              icon={icon}
              disabled={disabled}
              onClick={() => onAct(act)}
              {...(tone && { tone })}
            >
              {label}
            </BarAction>
          ))}
          <MoreActs onAct={onAct}>
            <IconButton label={t('moreActions')} disabled={disabled}>
              <EllipsisIcon />
            </IconButton>
          </MoreActs>
        </div>
      </AppBar.Actions>
    </>
  );
}

/** The same actions in reach of a thumb. */
export function ManageTools({ count, busy, onAct }: Pick<ManageBarProps, 'count' | 'busy' | 'onAct'>) {
  const t = useTranslations('photos');
  const actions = useActions();
  const disabled = count === 0 || busy;
  return (
    <BottomBar.Root aria-label={t('actions')} className={css.tools}>
      {actions.map(({ act, icon, label, tone }) => (
        <BottomBar.Action
          key={act}
          icon={icon}
          disabled={disabled}
          onClick={() => onAct(act)}
          {...(tone && { tone })}
        >
          {label}
        </BottomBar.Action>
      ))}
      <MoreActs onAct={onAct}>
        <BottomBar.Action icon={<EllipsisIcon />} disabled={disabled}>
          {t('more')}
        </BottomBar.Action>
      </MoreActs>
    </BottomBar.Root>
  );
}
