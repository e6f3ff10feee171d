import type { PhotoItem } from '@xiangji/internal/items';
import { type CSSProperties, Fragment } from 'react';
import { isSideways, shownRatio } from '../items.ts';
import type { PhotoGridLabels } from '../labels.ts';
import { formatDuration } from './formatDuration.ts';
import * as css from './PhotoTile.css.ts';
import type { PhotoTileProps, TileImageProps, TileState } from './PhotoTileProps.ts';
import type { pictureSources } from './pictureSources.ts';
import type { Picture } from './usePicture.ts';
import { usePlaceholder } from './usePlaceholder.ts';

/** The state of a tile and its picture. */
export type TilePictureProps = Pick<
  PhotoTileProps,
  'airy' | 'lazy' | 'labels' | 'sizes' | 'imageProps' | 'renderImage'
> & {
  item: PhotoItem;
  state: Omit<TileState, 'item'>;
  sources: ReturnType<typeof pictureSources>;
  picture: Picture;
};

/** The image of a photo with its placeholder and its badge. */
export function TilePicture(props: TilePictureProps) {
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
  props: TilePictureProps & {
    sources: NonNullable<TilePictureProps['sources']>;
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
  if (renderImage)
    return (
      <Fragment key={picture.attempt}>
        {renderImage({ ...own, ...image, alt: own?.alt ?? '' }, { ...state, item })}
      </Fragment>
    );
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
