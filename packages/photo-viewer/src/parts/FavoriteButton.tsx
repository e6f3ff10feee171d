import type { PhotoItem } from '@xiangji/internal/items';
import { HeartIcon } from '@xiangji/ui/icon';
import { withRef } from '@xiangji/ui/react-18';
import { useViewerContext, useViewerState } from '../ViewerContext.ts';
import { useViewerKey } from '../viewerKeys.ts';
import { Button } from './Button.tsx';
import type { OwnButtonProps } from './CloseButton.tsx';
import * as css from './parts.css.ts';

export type FavoriteButtonProps = OwnButtonProps & {
  /** Called with the photo and the new value. Update the `favorite` of the item. */
  onFavoriteChange: (item: PhotoItem, favorite: boolean) => void;
};

/** Marks the photo as a favorite, or removes the mark; key `.`. */
export const FavoriteButton = /* @__PURE__ */ withRef(function FavoriteButton({
  onFavoriteChange,
  ...rest
}: FavoriteButtonProps) {
  const { labels } = useViewerContext();
  const item = useViewerState((state) => state.item);
  const isFavorite = item?.favorite === true;
  const toggle = () => item && onFavoriteChange(item, !isFavorite);
  useViewerKey('.', labels.favorite, toggle);
  return (
    <Button disabled={!item} {...rest} label={labels.favorite} aria-pressed={isFavorite} onClick={toggle}>
      <HeartIcon className={css.heart} />
    </Button>
  );
});
