import type { Config } from '@xiangji/api-client';
import { createUploadQueue, UPLOAD_STATE, uploadFile } from '@xiangji/api-client/upload';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { api } from '../../api.ts';
import { useRefreshAlbums } from '../albums.queries.ts';
import { useRefreshPhotos } from '../photos.queries.ts';
import { UploadContext, type UploadRequestOptions } from './UploadContext.ts';

const UploadSurface = lazy(async () => ({
  default: (await import('../../features/upload/UploadSurface.tsx')).UploadSurface,
}));

/** While photos arrive the lists are read anew, but not after each of ten thousand. */
const REFRESH_MS = 1_500;

function createQueue() {
  return createUploadQueue({
    send: uploadFile,
    fetchToken: async () => {
      const { upload_token, upload_domain } = await api.account.uploadToken();
      return { token: upload_token, domain: upload_domain };
    },
    webp: () => true,
  });
}

/** Shows what has arrived in every list, soon after it has. */
function useRefreshWhileArriving(arrived: number): void {
  const refreshPhotos = useRefreshPhotos();
  const refreshAlbums = useRefreshAlbums();
  useEffect(() => {
    if (arrived === 0) return;
    const timer = setTimeout(() => {
      void refreshPhotos();
      void refreshAlbums();
    }, REFRESH_MS);
    return () => clearTimeout(timer);
  }, [arrived, refreshPhotos, refreshAlbums]);
}

/** The browser asks before a page with an unfinished upload is left (spec §4). */
function useLeaveGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [active]);
}

/** Keeps the queue above the pages, and shows its dialog and panel once they are needed. */
export function UploadProvider({ config, children }: { config: Config; children: ReactNode }) {
  const [queue] = useState(createQueue);
  const [request, setRequest] = useState<UploadRequestOptions>();
  const snapshot = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  useRefreshWhileArriving(snapshot.count.completion);
  useLeaveGuard(snapshot.type === UPLOAD_STATE.UPLOADING);
  useEffect(() => () => queue.cancelAll(), [queue]);
  const value = useMemo(
    () => ({ queue, open: (options: UploadRequestOptions = {}) => setRequest(options) }),
    [queue],
  );
  const needed = request !== undefined || snapshot.count.total > 0;
  return (
    <UploadContext value={value}>
      {children}
      {needed && (
        <Suspense fallback={null}>
          <UploadSurface
            request={request}
            video={config.upload_video}
            onClose={() => setRequest(undefined)}
          />
        </Suspense>
      )}
    </UploadContext>
  );
}
