import { FOLDER_ORDERS } from '@xiangji/api-client/contract';
import type { OrganizerChanges } from '@xiangji/blocks';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../shared/errors.ts';
import { useReport } from '../../../shared/hooks/useReport.ts';
import { manageBodyOf } from '../../../shared/models/album.ts';
import { orderOf } from '../../../shared/models/sortOrder.ts';
import { useManageAlbums, useSetAlbumOrder } from '../../../shared/queries/albums.queries.ts';

/** Saves the changes of the organizer; a failed save can be sent again without being done twice. */
export function useSaveOrganizer() {
  const t = useTranslations('organiser');
  const { offerUndo, showDone } = useReport();
  const errorText = useErrorText();
  const manage = useManageAlbums();
  const order = useSetAlbumOrder();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const attempt = useRef<{ changes: string; key: string }>(undefined);

  /** The same key for the same changes: the server applies them only once. */
  const keyOf = (changes: string) => {
    if (attempt.current?.changes !== changes) attempt.current = { changes, key: crypto.randomUUID() };
    return attempt.current.key;
  };

  const send = async (changes: OrganizerChanges) => {
    const body = manageBodyOf(changes);
    const reply = body && (await manage.mutateAsync({ ...body, key: keyOf(JSON.stringify(changes)) }));
    for (const { level, order: sort } of changes.orders) {
      const setId = level === null ? undefined : (reply?.ids[level] ?? level);
      await order.mutateAsync({ setId, order: orderOf(sort, FOLDER_ORDERS) });
    }
    // New albums and orders stay when the call is undone: then undo is not offered.
    const isWhole = reply && changes.created.length === 0 && changes.orders.length === 0;
    if (isWhole) offerUndo(t('saved'), () => manage.mutateAsync(reply.undo), t('takenBack'));
    else showDone(t('saved'));
  };

  /** One manage call and the orders; resolves to whether the changes are saved. */
  const save = async (changes: OrganizerChanges) => {
    setBusy(true);
    setError(undefined);
    try {
      await send(changes);
      return true;
    } catch (reason) {
      setError(t('saveFailed', { reason: errorText(reason) }));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, save };
}
