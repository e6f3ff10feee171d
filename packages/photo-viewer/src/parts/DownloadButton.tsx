import type { PhotoItem } from '@xiangji/internal/items';
import { DownloadIcon } from '@xiangji/ui/icon';
import { withRef } from '@xiangji/ui/react-18';
import { useRef } from 'react';
import { useViewerContext, useViewerState } from '../ViewerContext.ts';
import { useViewerKey } from '../viewerKeys.ts';
import { Button } from './Button.tsx';
import type { OwnButtonProps } from './CloseButton.tsx';

export type DownloadButtonProps = OwnButtonProps & {
  /**
   * Returns the address to download.
   * @default the item's `src`, or its `video` where its type is video
   */
  getUrl?: (item: PhotoItem) => string | undefined;
};

const fileOf = (item: PhotoItem) => (item.type === 'video' ? item.video : item.src);

/** Downloads the photo; key D. Browsers open the file of another origin, unless it is sent as an attachment. */
export const DownloadButton = /* @__PURE__ */ withRef(function DownloadButton({
  getUrl = fileOf,
  ...rest
}: DownloadButtonProps) {
  const { labels } = useViewerContext();
  const item = useViewerState((state) => state.item);
  const linkRef = useRef<HTMLAnchorElement>(null);
  const url = item && getUrl(item);
  const download = () => linkRef.current?.click();
  useViewerKey('d', labels.download, download);
  return (
    <>
      <Button disabled={!url} {...rest} label={labels.download} onClick={download}>
        <DownloadIcon />
      </Button>
      {url && (
        <a ref={linkRef} href={url} download={item.name ?? ''} hidden>
          {labels.download}
        </a>
      )}
    </>
  );
});
