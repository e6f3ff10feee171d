import { lazyComponent } from '../../shared/code/lazyComponent.tsx';
import { useOnce } from '../../shared/hooks/useOnce.ts';
import { sharePath } from '../../shared/models/share.ts';
import { useViewerActions } from './publicShareActions.tsx';
import type { Inside, PublicShareContentProps } from './useInside.ts';
import { usePhotoId } from './usePhotoId.ts';

/** The code of viewer and dialogs is loaded when the first of them is opened. */
const PublicShareViewer = lazyComponent(() => import('./PublicShareViewer.tsx'), 'PublicShareViewer');
const PublicShareDialogs = lazyComponent(() => import('./PublicShareDialogs.tsx'), 'PublicShareDialogs');

/** Layers above the list: the viewer with its dialogs, or the list's own, mounted with the first one. */
export function OverShare({
  share,
  code,
  pendingActions,
  onShareChanged,
  inside,
}: PublicShareContentProps & { inside: Inside }) {
  const photoId = usePhotoId();
  const isNeeded = useOnce(pendingActions.control.layer !== undefined);
  const viewerActions = useViewerActions(inside.isOwner);
  const { timeline, find, address, grid, tile, mutations: actions, isOwner, layout, setLayout } = inside;
  const coded = (path: string) => (code ? `${path}#${code}` : path);
  const shared = {
    share,
    pendingActions,
    mutations: actions,
    isOwner,
    layout,
    onShareChanged,
    onLayout: setLayout,
  };
  if (photoId && timeline.store) {
    const pathOf = (id: string) => coded(`${sharePath(share.id)}/photos/${id}`);
    return (
      <PublicShareViewer
        {...shared}
        {...{ viewerActions, timeline, find, photoId, address, grid, tile, pathOf }}
      />
    );
  }
  if (!isNeeded) return null;
  const { control, subject } = pendingActions;
  return (
    <PublicShareDialogs
      {...shared}
      {...{ control, subject }}
      path={coded(subject.ids?.[0] ? address.photo(subject.ids[0]) : sharePath(share.id))}
      onDone={inside.managing.leave}
    />
  );
}
