import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  Fragment,
  type HTMLAttributes,
  memo,
  type ReactNode,
  useMemo,
} from 'react';
import { isSideways, type PhotoItem, shownRatio } from '../items.ts';
import type { PhotoGridLabels } from '../labels.ts';
import { formatDuration } from './formatDuration.ts';
import * as css from './PhotoTile.css.ts';
import { pictureSources } from './pictureSources.ts';
import { type Picture, usePicture } from './usePicture.ts';
import { usePlaceholder } from './usePlaceholder.ts';

/** All values are plain, so that an unchanged tile is not rendered again. */
export interface PhotoTileProps {
  item: PhotoItem | undefined;
  /** Its request failed. */
  failed: boolean;
  /** Position among all photos. */
  index: number;
  column: number;
  left: number;
  width: number;
  height: number;
  /** Grid mode: the whole picture inside its cell, with padding around. */
  airy: boolean;
  /** The picture waits until it is in view. */
  lazy: boolean | undefined;
  selectable: boolean;
  selected: boolean;
  disabled: boolean;
  tabStop: boolean;
  labels: PhotoGridLabels;
  renderTile?: (state: TileState) => ReactNode;
  tileProps?: (state: TileState) => TileProps | undefined;
  sizes?: string;
  imageProps?: (state: TileState) => ImageProps | undefined;
  renderImage?: (props: TileImageProps, state: TileState) => ReactNode;
  /** The tile is a link to this address. */
  href: string | undefined;
  renderLink?: (props: TileLinkProps) => ReactNode;
}

/** The props of the link that `renderLink` renders. */
export interface TileLinkProps {
  href: string;
  className: string;
  'aria-label': string;
  /** Tab reaches the tile; the link in it is no stop of its own. */
  tabIndex: -1;
  /** A mouse draws a rectangle from here. */
  draggable: false;
  'data-link': '';
}

/** Attributes of a tile's `img`; its address, size and events stay the grid's. */
export type ImageProps = Omit<
  ComponentPropsWithoutRef<'img'>,
  'src' | 'srcSet' | 'sizes' | 'width' | 'height' | 'onLoad' | 'onError'
>;

/** The props of the image that `renderImage` renders: give all of them to an `img`, or to the image of a framework. */
export interface TileImageProps {
  src: string;
  srcSet: string | undefined;
  sizes: string | undefined;
  alt: string;
  /** Size of the image in CSS pixels. */
  width: number;
  height: number;
  className: string;
  style: CSSProperties | undefined;
  loading: 'lazy' | 'eager' | undefined;
  decoding: 'async';
  draggable: false;
  'data-ready': '' | undefined;
  ref: (image: HTMLImageElement | null) => void;
  onLoad: (event: { currentTarget: HTMLImageElement }) => void;
  onError: () => void;
}

/** Attributes of a tile's cell; its position, size, role and name stay the grid's. */
export type TileProps = Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role' | 'tabIndex'> & {
  [data: `data-${string}`]: string | number | undefined;
};

/** The state that `renderTile` renders. Its result replaces image and badges; check and focus stay. */
export interface TileState {
  item: PhotoItem;
  index: number;
  width: number;
  height: number;
  selected: boolean;
  disabled: boolean;
}

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
type Content = Pick<PhotoTileProps, 'airy' | 'lazy' | 'labels' | 'sizes' | 'imageProps' | 'renderImage'> & {
  state: Omit<TileState, 'item'>;
  sources: ReturnType<typeof pictureSources>;
  picture: Picture;
};

function insideOf({
  item,
  failed,
  ...content
}: Content & Pick<PhotoTileProps, 'item' | 'failed'>): TileInside {
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

/**
 * Not a component: rows of tiles mount and unmount with every frame, and each level of the tree costs time.
 */
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
      style={{ ...own?.style, insetInlineStart: props.left, width: props.width }}
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
    </div>
  );
}

/** Covers the tile, except its check; a tile with an error has none. */
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

function TilePicture(props: Content & { item: PhotoItem }) {
  const { item, state, labels, sources, picture } = props;
  // A rotated image would not fit its placeholder.
  const placeholder = usePlaceholder(item.rotation ? undefined : item.thumbhash, picture.status !== 'ready');
  const frame = props.airy ? containedFrame(item, state) : undefined;
  return (
    <div className={css.picture} style={frame || placeholder ? { ...frame, ...placeholder } : undefined}>
      {sources && imageOf({ ...props, sources, frame })}
      <TileBadge item={item} labels={labels} />
    </div>
  );
}

/** Not a component, like the cell. */
function imageOf(
  props: Content & {
    item: PhotoItem;
    sources: NonNullable<Content['sources']>;
    frame: Frame | undefined;
  },
) {
  const { item, state, sources, picture, frame, renderImage } = props;
  const { width, height } = frame ?? state;
  const isTurned = isSideways(item.rotation);
  const { src, srcSet } = sources;
  const own = props.imageProps?.({ ...state, item });
  const style = rotatedStyle(item, { ...frame, width, height });
  const image: TileImageProps = {
    src,
    srcSet: srcSet || undefined,
    sizes: srcSet ? (props.sizes ?? `${Math.round(isTurned ? state.height : state.width)}px`) : undefined,
    alt: '',
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    className: own?.className ? `${css.image} ${own.className}` : css.image,
    style: own?.style ? { ...own.style, ...style } : style,
    loading: props.lazy ? 'lazy' : own?.loading,
    decoding: 'async',
    draggable: false,
    'data-ready': picture.status === 'ready' ? '' : undefined,
    ref: picture.onMount,
    onLoad: ({ currentTarget }) => picture.onLoad(currentTarget),
    onError: picture.onError,
  };
  if (renderImage) return <Fragment key={picture.attempt}>{renderImage(image, { ...state, item })}</Fragment>;
  const { width: _width, height: _height, ...plain } = image;
  return <img key={picture.attempt} {...own} {...plain} alt={own?.alt ?? ''} />;
}

function TileBadge({ item, labels }: { item: PhotoItem; labels: PhotoGridLabels }) {
  if (item.type === 'video')
    return (
      <span aria-hidden="true" className={css.badge}>
        ▶ {formatDuration(item.duration ?? 0)}
      </span>
    );
  if (item.type === 'gif')
    return (
      <span aria-hidden="true" className={css.badge}>
        {labels.gif}
      </span>
    );
  if (item.type === 'live')
    return (
      <span aria-hidden="true" className={css.badge}>
        {labels.live}
      </span>
    );
  return null;
}

interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The largest box of the photo's own ratio in the middle of a cell. */
function containedFrame(item: PhotoItem, { width, height }: { width: number; height: number }): Frame {
  const ratio = shownRatio(item) || 1;
  const fitted = Math.min(width, height * ratio);
  const size = { width: Math.round(fitted), height: Math.round(fitted / ratio) };
  return { ...size, left: Math.round((width - size.width) / 2), top: Math.round((height - size.height) / 2) };
}

function rotatedStyle(
  { rotation }: PhotoItem,
  { width, height }: { width: number; height: number },
): CSSProperties | undefined {
  if (!rotation) return undefined;
  const rotated = { rotate: `${rotation}deg` };
  if (!isSideways(rotation)) return rotated;
  return { ...rotated, width: height, height: width, left: (width - height) / 2, top: (height - width) / 2 };
}
