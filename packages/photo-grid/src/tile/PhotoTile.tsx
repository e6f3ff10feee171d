import type { PhotoItem } from '@xiangji/internal/items';
import { memo, type ReactNode, useMemo } from 'react';
import type { PhotoGridLabels } from '../labels.ts';
import * as css from './PhotoTile.css.ts';
import type { PhotoTileProps, TileLinkProps, TileState } from './PhotoTileProps.ts';
import { pictureSources } from './pictureSources.ts';
import { TilePicture, type TilePictureProps } from './TilePicture.tsx';
import { usePicture } from './usePicture.ts';

/** One gridcell with its image. The grid handles its clicks and keys. */
export const PhotoTile = memo(function PhotoTile(props: PhotoTileProps) {
  const { item, failed, width, height, airy, lazy, labels } = props;
  const { index, selected, disabled, sizes, imageProps, renderImage } = props;
  const sources = useMemo(() => item && pictureSources(item), [item]);
  const picture = usePicture(sources?.src);
  // The same elements while only the selection changes, unless images of the owner depend on it.
  const isSelected = selected && (imageProps !== undefined || renderImage !== undefined);
  const inside = useMemo(() => {
    const state = { index, width, height, selected: isSelected, disabled };
    const image = { sources, picture, sizes, imageProps, renderImage };
    return insideOf({ item, failed, state, airy, lazy, labels, ...image });
  }, [
    item,
    failed,
    index,
    width,
    height,
    isSelected,
    disabled,
    airy,
    lazy,
    labels,
    sources,
    picture,
    sizes,
    imageProps,
    renderImage,
  ]);
  return tileCell(props, inside);
});

interface TileInside {
  label: string | undefined;
  children?: ReactNode;
}
function insideOf({
  item,
  failed,
  ...content
}: Omit<TilePictureProps, 'item'> & Pick<PhotoTileProps, 'item' | 'failed'>): TileInside {
  const { labels, picture } = content;
  if (failed)
    return { label: undefined, children: <TileError message={labels.loadFailed} labels={labels} /> };
  if (!item) return { label: labels.loading };
  if (picture.status !== 'broken')
    return { label: labels.photo(item), children: <TilePicture {...content} item={item} /> };
  return {
    label: undefined,
    children: (
      <TileError photo={labels.photo(item)} message={labels.broken} labels={labels} onRetry={picture.retry} />
    ),
  };
}

/** One gridcell with the owner's content, or with the picture where that is undefined. */
export const OwnTile = memo(function OwnTile(props: PhotoTileProps) {
  const { item, labels } = props;
  const own = item && props.renderTile?.(stateOf(props, item));
  if (!item || own === undefined) return <PhotoTile {...props} />;
  return tileCell(props, { label: labels.photo(item), children: own });
});

/** Not a component: rows of tiles mount and unmount with every frame, and each level of the tree costs time. */
function tileCell(props: PhotoTileProps, inside: TileInside) {
  const { item, index, selectable, selected, disabled, labels } = props;
  const own = item && props.tileProps?.(stateOf(props, item));
  const isLoading = !item && !props.failed;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtualised ARIA grid cannot be a table
    <div
      {...own}
      role="gridcell"
      className={own?.className ? `${css.tile} ${own.className}` : css.tile}
      style={{ ...own?.style, insetInlineStart: props.x, width: props.width }}
      aria-colindex={props.column + 1}
      aria-selected={selectable ? selected : undefined}
      aria-disabled={disabled || undefined}
      aria-label={inside.label}
      aria-busy={isLoading || undefined}
      tabIndex={props.tabStop ? 0 : -1}
      data-index={index}
      data-loading={isLoading ? '' : undefined}
      data-airy={props.airy ? '' : undefined}
      data-selectable={selectable ? '' : undefined}
      data-selected={selected ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
    >
      {inside.children}
      {linkOf(props, inside.label)}
      {item && selectable && !disabled && (
        <button
          type="button"
          className={css.check}
          tabIndex={-1}
          aria-label={labels.select(item)}
          aria-pressed={selected}
          data-check=""
        />
      )}
      {item && heartOf(props, item)}
    </div>
  );
}

/** Favorites show it always, other photos under the pointer and the focus. */
function heartOf({ markable, disabled, labels }: PhotoTileProps, item: PhotoItem): ReactNode {
  const isFavorite = item.favorite === true;
  if (!markable || disabled)
    return isFavorite && <span aria-hidden="true" className={css.heart} data-favorite="" />;
  return (
    <button
      type="button"
      className={css.heart}
      tabIndex={-1}
      aria-label={labels.markFavorite(item)}
      aria-pressed={isFavorite}
      data-favorite={isFavorite ? '' : undefined}
      data-heart=""
    />
  );
}

/** Covers the tile, except its buttons; a tile with an error has none. */
function linkOf({ href, item, disabled, renderLink }: PhotoTileProps, label: string | undefined): ReactNode {
  if (!item || disabled || href === undefined || label === undefined) return null;
  const props: TileLinkProps = {
    href,
    className: css.link,
    'aria-label': label,
    tabIndex: -1,
    draggable: false,
    'data-link': '',
  };
  return renderLink ? renderLink(props) : <a {...props} />;
}

function stateOf(props: PhotoTileProps, item: PhotoItem): TileState {
  const { index, width, height, selected, disabled } = props;
  return { item, index, width, height, selected, disabled };
}

/** Names the cell by its content, so that both the photo and its error are read. */
function TileError(props: {
  photo?: string;
  message: string;
  labels: PhotoGridLabels;
  /** Default: the grid loads the photo again. */
  onRetry?: () => void;
}) {
  const { photo, message, labels, onRetry } = props;
  return (
    <div className={css.broken}>
      {photo && <span className={css.spoken}>{photo}</span>}
      <span>{message}</span>
      <button type="button" className={css.retry} tabIndex={-1} data-retry="" onClick={onRetry}>
        {labels.retry}
      </button>
    </div>
  );
}
