import { ROOT_FOLDER } from '@xiangji/api-client/contract';
import { useToast } from '@xiangji/ui';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../shared/errors.ts';
import { useManageAlbums, useSetAlbumOrder } from '../../../shared/queries/albums.queries.ts';
import { changesOf, orderChangesOf } from '../organiser/changes.ts';
import type { OrganiserTree } from '../organiser/tree.ts';

export interface Saving {
  busy: boolean;
  /** Why the last attempt failed. */
  fault: string | undefined;
  /** One manage call and the orders; resolves to whether it is saved. */
  save: (first: OrganiserTree, tree: OrganiserTree) => Promise<boolean>;
}

/** Saves the work of manage mode; what fails stays, and can be sent again without being done twice. */
export function useSaveOrganiser(): Saving {
  const t = useTranslations('organiser');
  const toast = useToast();
  const errorText = useErrorText();
  const manage = useManageAlbums();
  const order = useSetAlbumOrder();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const attempt = useRef<{ tree: OrganiserTree; key: string }>(undefined);

  const fail = (error: unknown) => toast.show({ title: errorText(error), tone: 'critical' });
  const takeBack = (undo: Parameters<typeof manage.mutate>[0]) =>
    manage.mutate(undo, {
      onSuccess: () => toast.show({ title: t('takenBack'), tone: 'positive' }),
      onError: fail,
    });

  async function send(first: OrganiserTree, tree: OrganiserTree): Promise<void> {
    if (attempt.current?.tree !== tree) attempt.current = { tree, key: crypto.randomUUID() };
    const body = changesOf(first, tree);
    const reply = body && (await manage.mutateAsync({ ...body, key: attempt.current.key }));
    const orders = orderChangesOf(first, tree);
    for (const { level, order: chosen } of orders) {
      const setId = level === ROOT_FOLDER ? undefined : (reply?.ids[level] ?? level);
      await order.mutateAsync({ setId, order: chosen });
    }
    // Albums that were made stay when it is taken back, and orders too: then nothing is offered.
    const whole = reply && !body.create && orders.length === 0;
    if (whole) toast.undo(t('saved'), () => takeBack(reply.undo));
    else toast.show({ title: t('saved'), tone: 'positive' });
  }

  const save = async (first: OrganiserTree, tree: OrganiserTree) => {
    setBusy(true);
    setFault(undefined);
    try {
      await send(first, tree);
      return true;
    } catch (error) {
      setFault(t('saveFailed', { reason: errorText(error) }));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, fault, save };
}
