import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { lazyComponent } from '../../shared/code/lazyComponent.tsx';
import { useLayer } from '../../shared/layer/useLayer.ts';
import type { Settings } from '../../shared/models/user.ts';
import { takeSharedFiles } from '../../shared/offline/sharedFiles.ts';
import { hasLeftUpload } from '../../shared/upload/hasLeftUpload.ts';
import { UploadContext, type UploadRequestOptions } from '../../shared/upload/UploadContext.ts';

/** Queue, panel, dialog and worker: loaded with the first upload. */
const UploadRoom = lazyComponent(() => import('../../features/upload/UploadRoom.tsx'), 'UploadRoom');

/** Whether files, and not text or a photo of the page itself, are dragged. */
function bringsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

/** Files may be dropped or pasted on any page: the first ones load the code. */
function useFilesAppear(active: boolean, onFiles: () => void): void {
  useEffect(() => {
    if (!active) return;
    const look = (event: DragEvent) => bringsFiles(event) && onFiles();
    window.addEventListener('dragenter', look);
    return () => window.removeEventListener('dragenter', look);
  }, [active, onFiles]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
}

/** Above the pages; opens the upload, whose code is loaded when it is first needed. */
export function UploadProvider({ settings, children }: { settings: Settings; children: ReactNode }) {
  const user = settings.user?.id ?? '';
  const [needed, setNeeded] = useState(false);
  const [request, setRequest] = useState<UploadRequestOptions>();
  const { layer, open, close } = useLayer(['upload']);
  const [need] = useState(() => () => setNeeded(true));
  useFilesAppear(!needed, need);
  useEffect(() => {
    void hasLeftUpload(user).then((found) => found && need());
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
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0 && !isTyping(event.target)) value.open({ files });
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, [value]);
  return (
    <UploadContext value={value}>
      {children}
      {needed && (
        <UploadRoom user={user} request={layer && request} video={settings.acceptsVideo} onClose={close} />
      )}
    </UploadContext>
  );
}
