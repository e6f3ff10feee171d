import { sharedPhotoActionLabels, useViewedSharedPhotoMenu } from '@xiangji/blocks';
import { lazyComponent, useEverTrue } from '@xiangji/ui';
import { useBlockTexts } from '../../shared/locale/useBlockTexts.ts';
import { sharePath } from '../../shared/models/share.ts';
import type { PublicShareScreenProps } from './usePublicShareScreen.ts';
import { usePhotoId } from './usePublicShareScreen.ts';

/** The code of viewer and dialogs is loaded when the first of them is opened. */
const PublicShareViewer = lazyComponent(() => import('./PublicShareViewer.tsx'), 'PublicShareViewer');
const PublicShareDialogs = lazyComponent(() => import('./PublicShareDialogs.tsx'), 'PublicShareDialogs');

/** Layers above the list: the viewer with its dialogs, or the list's own, mounted with the first one. */
export function OverShare(props: PublicShareScreenProps) {
  const { share, code, pendingActions, screen } = props;
  const photoId = usePhotoId();
  const isNeeded = useEverTrue(pendingActions.control.layer !== undefined);
  const labels = useBlockTexts(sharedPhotoActionLabels);
  const viewerActions = useViewedSharedPhotoMenu({ isOwner: screen.isOwner });
  const path = sharePath(share.id);
  const coded = (address: string) => (code ? `${address}#${code}` : address);
  if (photoId && screen.timeline.store) {
    const pathOf = (id: string) => coded(`${path}/photos/${id}`);
    return <PublicShareViewer {...props} {...{ photoId, pathOf, viewerActions, labels }} />;
  }
  if (!isNeeded) return null;
  const [id] = pendingActions.subject.ids ?? [];
  const { leave } = screen.managing;
  return (
    <PublicShareDialogs
      {...props}
      path={coded(id ? screen.address.photo(id) : path)}
      onSaved={leave}
      onCancelled={leave}
    />
  );
}
