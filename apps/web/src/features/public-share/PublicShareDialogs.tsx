import { useQuery } from '@tanstack/react-query';
import { cutToCodePoints, LAYOUT, TEXT } from '@xiangji/api-client/contract';
import { LayoutDialog } from '@xiangji/blocks';
import { ConfirmDialog } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { AlbumTargetDialog } from '../../shared/dialogs/AlbumTargetDialog.tsx';
import type { LayoutMode } from '../../shared/dialogs/layoutMode.ts';
import { OpenOnDeviceDialog } from '../../shared/dialogs/OpenOnDeviceDialog.tsx';
import type { LayerControl } from '../../shared/layer/useLayer.ts';
import type { PublicShare } from '../../shared/models/share.ts';
import { shareQuery } from '../../shared/queries/shares.queries.ts';
import { ShareCardDialog } from '../../shared/share/ShareCardDialog.tsx';
import type { PublicShareLayer, PublicShareSubject } from './publicShareLayers.ts';
import type { PublicShareActions } from './usePublicShareActions.ts';

export interface PublicShareDialogsProps {
  control: Pick<LayerControl<PublicShareLayer>, 'layer' | 'onOpenChange'>;
  subject: PublicShareSubject;
  mutations: PublicShareActions;
  share: PublicShare;
  isOwner: boolean;
  /** The address for another device. */
  path: string;
  layout: LayoutMode;
  onLayout: (mode: LayoutMode) => void;
  /** The owner has changed the share, or ended it. */
  onShareChanged: () => void;
  /** The photos of a dialog were changed. */
  onDone: () => void;
}

/** The owner's card of the share, over the share itself. */
function OwnCard({ control, share, onShareChanged }: PublicShareDialogsProps) {
  const { data } = useQuery(shareQuery(share.id));
  if (!data) return null;
  const change = (open: boolean) => {
    control.onOpenChange(open);
    if (!open) onShareChanged();
  };
  return (
    <ShareCardDialog
      open={control.layer?.name === 'card'}
      onOpenChange={change}
      share={data}
      hideVisitorLink
      onEnded={onShareChanged}
    />
  );
}

/** The dialogs over a share and its photos, one at a time. */
export function PublicShareDialogs(props: PublicShareDialogsProps) {
  const { control, subject, mutations, share, isOwner, path, layout, onLayout, onDone } = props;
  const t = useTranslations('publicShare');
  const { layer, onOpenChange } = control;
  const { ids } = subject;
  const count = ids ? subject.count : share.count;
  return (
    <>
      <AlbumTargetDialog
        open={layer?.name === 'save'}
        onOpenChange={onOpenChange}
        title={t('saveTitle', { count })}
        confirmLabel={t('saveConfirm', { count })}
        defaultName={cutToCodePoints(share.name, TEXT.ALBUM_NAME)}
        onSubmit={async (target) => {
          await mutations.save(ids, target);
          onDone();
        }}
      />
      <ConfirmDialog
        open={layer?.name === 'cancel'}
        onOpenChange={onOpenChange}
        tone="critical"
        title={t('cancelTitle', { count })}
        description={t('cancelText')}
        confirmLabel={t('cancelConfirm', { count })}
        onConfirm={async () => {
          await mutations.cancel(ids ?? []);
          onDone();
        }}
      />
      <LayoutDialog
        open={layer?.name === 'layout'}
        onOpenChange={onOpenChange}
        value={layout}
        onChange={onLayout}
        ratios={LAYOUT.RATIOS}
      />
      <OpenOnDeviceDialog
        open={layer?.name === 'device'}
        onOpenChange={onOpenChange}
        name={share.name}
        path={path}
      />
      {isOwner && <OwnCard {...props} />}
    </>
  );
}
