import { DownloadIcon } from '@xiangji/ui/icon';
import { useRef } from 'react';
import { joinClassNames } from '../classNames.ts';
import type { ViewerItem } from '../items.ts';
import { useViewerContext, useViewerState } from '../ViewerContext.ts';
import { useViewerKey } from '../viewerKeys.ts';
import { Button } from './Button.tsx';
import type { OwnButtonProps } from './CloseButton.tsx';
import * as styles from './parts.css.ts';

export type DownloadButtonProps = OwnButtonProps & {
  /**
   * Returns the address to download.
   * @default the item's `source`
   */
  getUrl?: (item: ViewerItem) => string | undefined;
};

const sourceOf = ({ source }: ViewerItem) => source;

/** Downloads the photo; key D. Browsers open the file of another origin, unless it is sent as an attachment. */
export function DownloadButton({ getUrl = sourceOf, className, ...rest }: DownloadButtonProps) {
  const { labels } = useViewerContext();
  const item = useViewerState((state) => state.item);
  const linkRef = useRef<HTMLAnchorElement>(null);
  const url = item && getUrl(item);
  const download = () => linkRef.current?.click();
  useViewerKey('d', labels.download, download);
  return (
    <>
      <Button
        disabled={!url}
        {...rest}
        label={labels.download}
        className={joinClassNames(styles.control, className)}
        onClick={download}
      >
        <DownloadIcon />
      </Button>
      {url && (
        <a ref={linkRef} href={url} download={item.name ?? ''} hidden>
          {labels.download}
        </a>
      )}
    </>
  );
}
