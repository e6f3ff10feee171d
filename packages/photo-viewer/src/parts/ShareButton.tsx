import type { PhotoItem } from '@xiangji/internal/items';
import { Share2Icon } from '@xiangji/ui/icon';
import { withRef } from '@xiangji/ui/react-18';
import { useTransientFlag } from '../useTransientFlag.ts';
import { useViewerContext, useViewerState } from '../ViewerContext.ts';
import { Button } from './Button.tsx';
import type { OwnButtonProps } from './CloseButton.tsx';
import * as css from './parts.css.ts';

export type ShareButtonProps = OwnButtonProps & {
  /**
   * Returns the data to share. Its `url` is copied if the browser cannot share.
   * @default the item's name and the address of the page
   */
  getShareData?: (item: PhotoItem) => { title?: string; text?: string; url: string };
};

const pageOf = ({ name }: PhotoItem) => ({ title: name ?? '', url: window.location.href });

/** Opens the share dialog of the browser, or copies the address if the browser has none. */
export const ShareButton = /* @__PURE__ */ withRef(function ShareButton({
  getShareData = pageOf,
  ...rest
}: ShareButtonProps) {
  const { labels } = useViewerContext();
  const item = useViewerState((state) => state.item);
  const [isCopied, setIsCopied] = useTransientFlag();
  const share = async () => {
    if (!item) return;
    const data = getShareData(item);
    try {
      if (navigator.share) await navigator.share(data);
      else {
        await navigator.clipboard.writeText(data.url);
        setIsCopied(true);
      }
    } catch {
      // The user closed the dialog, or the browser refused: nothing was shared.
    }
  };
  return (
    <>
      <Button disabled={!item} {...rest} label={labels.share} onClick={() => void share()}>
        <Share2Icon />
      </Button>
      <span role="status" className={isCopied ? css.hint : css.visuallyHidden}>
        {isCopied && labels.linkCopied}
      </span>
    </>
  );
});
