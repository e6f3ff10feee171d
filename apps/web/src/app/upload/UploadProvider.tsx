import { hasUnfinishedUpload } from '@xiangji/api-client/upload';
import { useFilesArrive } from '@xiangji/blocks';
import { lazyComponent } from '@xiangji/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLayer } from '../../shared/layer/useLayer.ts';
import type { Settings } from '../../shared/models/user.ts';
import { takeSharedFiles } from '../../shared/offline/sharedFiles.ts';
import { UploadContext, type UploadRequestOptions } from '../../shared/upload/UploadContext.ts';

/** Queue, panel, dialog and worker: loaded with the first upload. */
const UploadLayer = lazyComponent(() => import('../../features/upload/UploadLayer.tsx'), 'UploadLayer');

/** Above the pages; opens the upload, whose code is loaded when it is first needed. */
export function UploadProvider({ settings, children }: { settings: Settings; children: ReactNode }) {
  const user = settings.user?.id ?? '';
  const [needed, setNeeded] = useState(false);
  const [request, setRequest] = useState<UploadRequestOptions>();
  const { layer, open, close } = useLayer(['upload']);
  const [need] = useState(() => () => setNeeded(true));
  useEffect(() => {
    void hasUnfinishedUpload(user).then((found) => found && need());
  }, [user, need]);
  const value = useMemo(
    () => ({
      open: (options: UploadRequestOptions = {}) => {
        setNeeded(true);
        setRequest(options);
        open('upload');
      },
    }),
    [open],
  );
  useEffect(() => {
    void takeSharedFiles().then((files) => files.length > 0 && value.open({ files }));
  }, [value]);
  useFilesArrive({ onDrag: need, onPaste: (files) => value.open({ files }) });
  return (
    <UploadContext value={value}>
      {children}
      {needed && (
        <UploadLayer user={user} request={layer && request} video={settings.acceptsVideo} onClose={close} />
      )}
    </UploadContext>
  );
}
