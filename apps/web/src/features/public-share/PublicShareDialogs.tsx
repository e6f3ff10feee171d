import { useQuery } from '@tanstack/react-query';
import { cutToCodePoints, LAYOUT, TEXT } from '@xiangji/api-client/contract';
import { LayoutDialog } from '@xiangji/blocks';
import { ConfirmDialog } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { AlbumTargetDialog } from '../../shared/dialogs/AlbumTargetDialog.tsx';
import { OpenOnDeviceDialog } from '../../shared/dialogs/OpenOnDeviceDialog.tsx';
import { shareQuery } from '../../shared/queries/shares.queries.ts';
import { ShareCardDialog } from '../../shared/share/OwnShareCard.tsx';
import type { PublicShareScreenProps } from './usePublicShareScreen.ts';

export interface PublicShareDialogsProps extends PublicShareScreenProps {
  /** The address for another device. */
  path: string;
  /** The photos of the dialog were saved to an own album. */
  onSaved?: () => void;
  /** They were taken out of the share. */
  onCancelled: () => void;
}

/** The owner's card of the share, over the share itself. */
function OwnCard({ pendingActions, share, onShareChanged }: PublicShareScreenProps) {
  const { open, onOpenChange } = pendingActions.control.dialog('card');
  const { data } = useQuery(shareQuery(share.id));
  if (!data) return null;
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) onShareChanged();
  };
  return (
    <ShareCardDialog
      open={open}
      onOpenChange={change}
      share={data}
      hideVisitorLink
      onEnded={onShareChanged}
    />
  );
}

/** The dialogs over a share and its photos, one at a time. */
export function PublicShareDialogs(props: PublicShareDialogsProps) {
  const { pendingActions, screen, share, path, onSaved, onCancelled } = props;
  const { mutations, isOwner, layout, setLayout } = screen;
  const t = useTranslations('publicShare');
  const { dialog } = pendingActions.control;
  const { ids, count: selected } = pendingActions.subject;
  const count = ids ? selected : share.count;
  return (
    <>
      <AlbumTargetDialog
        {...dialog('save')}
        title={t('saveTitle', { count })}
        confirmLabel={t('saveConfirm', { count })}
        defaultName={cutToCodePoints(share.name, TEXT.ALBUM_NAME)}
        onSubmit={async (target) => {
          await mutations.save(ids, target);
          onSaved?.();
        }}
      />
      <ConfirmDialog
        {...dialog('cancel')}
        tone="critical"
        title={t('cancelTitle', { count })}
        description={t('cancelText')}
        confirmLabel={t('cancelConfirm', { count })}
        onConfirm={async () => {
          await mutations.cancel(ids ?? []);
          onCancelled();
        }}
      />
      <LayoutDialog {...dialog('layout')} value={layout} onValueChange={setLayout} ratios={LAYOUT.RATIOS} />
      <OpenOnDeviceDialog {...dialog('openOnDevice')} name={share.name} path={path} />
      {isOwner && <OwnCard {...props} />}
    </>
  );
}
