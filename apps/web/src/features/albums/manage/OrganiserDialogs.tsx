import { FOLDER_ORDERS, TEXT } from '@xiangji/api-client/contract';
import { useTranslations } from 'use-intl';
import { RenameDialog } from '../../../shared/dialogs/RenameDialog.tsx';
import { SortOrderDialog } from '../../../shared/dialogs/SortOrderDialog.tsx';
import { useLayer } from '../../../shared/layer/useLayer.ts';
import { rename, setOrder } from '../organiser/actions.ts';
import { isSet, orderOf } from '../organiser/tree.ts';
import type { OrganiserControl } from './useOrganiser.ts';

/** Dialogs that stand over manage mode; its work goes on under them. */
export const ORGANISER_LAYERS = ['organiser-rename', 'organiser-sort'] as const;

const ALBUM_TEXTS = { label: 'name', required: 'nameRequired' } as const;
const SET_TEXTS = { label: 'setName', required: 'setNameRequired' } as const;

/** A name or an order of manage mode: steps that can be undone like any other. */
export function OrganiserDialogs({ control, level }: { control: OrganiserControl; level: string }) {
  const albums = useTranslations('albums');
  const { layer, onOpenChange } = useLayer(ORGANISER_LAYERS);
  const { tree, act } = control;
  const named = layer?.id ? tree.nodes.get(layer.id) : undefined;
  const texts = named && isSet(named) ? SET_TEXTS : ALBUM_TEXTS;
  return (
    <>
      <SortOrderDialog
        open={layer?.name === 'organiser-sort'}
        onOpenChange={onOpenChange}
        orders={FOLDER_ORDERS}
        value={orderOf(tree, level)}
        onChoose={(order) => act(setOrder(tree, { level, order }))}
      />
      <RenameDialog
        open={layer?.name === 'organiser-rename' && named !== undefined}
        onOpenChange={onOpenChange}
        title={albums('rename')}
        label={albums(texts.label)}
        value={named?.name ?? ''}
        limit={TEXT.ALBUM_NAME}
        requiredText={albums(texts.required)}
        onRename={(name) => named && act(rename(tree, { id: named.id, name }))}
      />
    </>
  );
}
