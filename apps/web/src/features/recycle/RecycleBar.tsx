import {
  AppBar,
  BottomBar,
  Button,
  DropdownMenu,
  EllipsisIcon,
  FolderInputIcon,
  IconButton,
  LayoutGridIcon,
  MenuIcon,
  RefreshCwIcon,
  Trash2Icon,
  Undo2Icon,
  XIcon,
} from '@xiangji/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BarAction } from '../../shared/page/BarAction.tsx';
import * as css from '../../shared/page/ManageTools.css.ts';
import { PhoneAccount } from '../../shared/page/PhoneAccount.tsx';
import { EVERYTHING, type RecycleLayer } from './recycleLayers.ts';
import type { BinView } from './useBinView.ts';

type OnLayer = (layer: RecycleLayer, id?: string) => void;

interface Action {
  layer: RecycleLayer;
  icon: ReactNode;
  tone?: 'critical';
}

/** What can be done with photos of the bin, in the order of every place that offers it. */
const ACTIONS: readonly Action[] = [
  { layer: 'back', icon: <Undo2Icon /> },
  { layer: 'to', icon: <FolderInputIcon /> },
  { layer: 'remove', icon: <Trash2Icon />, tone: 'critical' },
];

export interface BrowseFaceProps {
  empty: boolean;
  view: BinView;
  /** The other view. */
  onView: () => void;
  onLayer: OnLayer;
  onReload: () => void;
}

/** The bar while nothing is chosen: what is done here is done to all. */
export function BrowseFace({ empty, view, onView, onLayer, onReload }: BrowseFaceProps) {
  const t = useTranslations('recycle');
  return (
    <AppBar.Browse>
      <AppBar.Title>{t('title')}</AppBar.Title>
      <AppBar.Actions>
        <IconButton label={t(view === 'grid' ? 'showList' : 'showGrid')} onClick={onView}>
          {view === 'grid' ? <MenuIcon /> : <LayoutGridIcon />}
        </IconButton>
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <IconButton label={t('more')}>
              <EllipsisIcon />
            </IconButton>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content align="end">
            {ACTIONS.map(({ layer, ...rest }) => (
              <DropdownMenu.Item
                key={layer}
                disabled={empty}
                onSelect={() => onLayer(layer, EVERYTHING)}
                {...rest}
              >
                {t(`${layer}All`)}
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Separator />
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

export interface ChoiceFaceProps {
  /** Chosen on all pages. */
  count: number;
  /** All of this page are chosen. */
  wholePage: boolean;
  onLayer: OnLayer;
  /** All of this page, or none of it. */
  onChoosePage: (all: boolean) => void;
  onLeave: () => void;
}

/** The bar while photos are chosen. */
export function ChoiceFace({ count, wholePage, onLayer, onChoosePage, onLeave }: ChoiceFaceProps) {
  const t = useTranslations('recycle');
  return (
    <AppBar.Manage>
      <IconButton label={t('leave')} onClick={onLeave}>
        <XIcon />
      </IconButton>
      <AppBar.Count>{count > 0 && t('chosen', { count })}</AppBar.Count>
      <AppBar.Actions>
        <Button variant="ghost" onClick={() => onChoosePage(!wholePage)}>
          {t(wholePage ? 'leavePage' : 'choosePage')}
        </Button>
        <div className={css.wideOnly}>
          {ACTIONS.map(({ layer, ...rest }) => (
            <BarAction key={layer} variant="ghost" onClick={() => onLayer(layer)} {...rest}>
              {t(layer)}
            </BarAction>
          ))}
        </div>
      </AppBar.Actions>
    </AppBar.Manage>
  );
}

/** The same actions in reach of a thumb. */
export function ChoiceTools({ onLayer }: Pick<ChoiceFaceProps, 'onLayer'>) {
  const t = useTranslations('recycle');
  return (
    <BottomBar.Root aria-label={t('actions')} className={css.tools}>
      {ACTIONS.map(({ layer, ...rest }) => (
        <BottomBar.Action key={layer} onClick={() => onLayer(layer)} {...rest}>
          {t(layer)}
        </BottomBar.Action>
      ))}
    </BottomBar.Root>
  );
}
