import { Suspense, useState } from 'react';
import { lazyComponent } from '../../shared/code/lazyComponent.tsx';
import { sharePath } from '../../shared/share/shareLink.ts';
import type { Inside, VisitInsideProps } from './useInside.ts';
import { usePhotoId } from './usePhotoId.ts';

/** The code of viewer and dialogs comes when the first of them is opened. */
const VisitViewer = lazyComponent(async () => (await import('./VisitViewer.tsx')).VisitViewer);
const VisitDialogs = lazyComponent(async () => (await import('./VisitDialogs.tsx')).VisitDialogs);

/** What stands over the list: the viewer with its dialogs, or the list's own, from the first that is opened on. */
export function OverShare({
  share,
  code,
  wishes,
  onShareChanged,
  inside,
}: VisitInsideProps & { inside: Inside }) {
  const photoId = usePhotoId();
  const [needed, setNeeded] = useState(false);
  const { timeline, find, address, grid, tile, acts, isOwner, layout, setLayout } = inside;
  if (wishes.control.layer && !needed) setNeeded(true);
  const coded = (path: string) => (code ? `${path}#${code}` : path);
  const shared = { share, wishes, acts, isOwner, layout, onShareChanged, onLayout: setLayout };
  if (photoId && timeline.store) {
    const pathOf = (id: string) => coded(`${sharePath(share.id)}/photos/${id}`);
    return (
      <Suspense fallback={null}>
        <VisitViewer {...shared} {...{ timeline, find, photoId, address, grid, tile, pathOf }} />
      </Suspense>
    );
  }
  if (!needed) return null;
  const { control, subject } = wishes;
  return (
    <Suspense fallback={null}>
      <VisitDialogs
        {...shared}
        {...{ control, subject }}
        path={coded(subject.ids?.[0] ? address.photo(subject.ids[0]) : sharePath(share.id))}
        onDone={inside.managing.leave}
      />
    </Suspense>
  );
}
