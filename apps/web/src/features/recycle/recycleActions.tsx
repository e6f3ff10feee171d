import type { Action, ActionList } from '@xiangji/blocks';
import { FolderInputIcon, Trash2Icon, Undo2Icon } from '@xiangji/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { reloadAction } from '../../shared/page/listActions.tsx';

/** The dialogs over the bin; each is closed by the browser's back button too. */
export const RECYCLE_LAYERS = ['back', 'to', 'remove'] as const;

export type RecycleLayer = (typeof RECYCLE_LAYERS)[number];

/** The subject of a layer that is not about the selection: everything in the recycle bin. */
export const EVERYTHING = 'all';

const ICONS: readonly [RecycleLayer, ReactNode][] = [
  ['back', <Undo2Icon key="back" />],
  ['to', <FolderInputIcon key="to" />],
  ['remove', <Trash2Icon key="remove" />],
];

const toneOf = (layer: RecycleLayer): Action['tone'] => (layer === 'remove' ? 'critical' : undefined);

/** The actions of the selected photos. */
export function useSelectionActions(onLayer: (layer: RecycleLayer) => void): ActionList {
  const t = useTranslations('recycle');
  return ICONS.map(([id, icon]) => ({
    ...{ id, icon, label: t(id), tone: toneOf(id) },
    onSelect: () => onLayer(id),
  }));
}

export interface BinActionsOptions {
  empty: boolean;
  onLayer: (layer: RecycleLayer, id?: string) => void;
  onReload: () => void;
}

/** The actions of all photos of the recycle bin. */
export function useBinActions({ empty, onLayer, onReload }: BinActionsOptions): ActionList {
  const t = useTranslations('recycle');
  return [
    ...ICONS.map(([id, icon]) => ({
      ...{ id, icon, label: t(`${id}All`), tone: toneOf(id), disabled: empty },
      onSelect: () => onLayer(id, EVERYTHING),
    })),
    'separator',
    reloadAction(t('reload'), onReload),
  ];
}
