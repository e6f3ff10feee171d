import { type CSSProperties, type HTMLAttributes, memo, type ReactNode, useMemo } from 'react';
import { isTurnedSideways, type PhotoGridItem, seenRatio } from '../items.ts';
import type { PhotoGridLabels } from '../labels.ts';
import { formatDuration } from './formatDuration.ts';
import * as styles from './PhotoTile.css.ts';
import { pictureSources } from './pictureSources.ts';
import { type Picture, usePicture } from './usePicture.ts';
import { usePlaceholder } from './usePlaceholder.ts';

/** All values are plain, so that an unchanged tile is not rendered again. */
export type PhotoTileProps = {
  item: PhotoGridItem | undefined;
  /** Its request failed. */
  failed: boolean;
  /** Position among all photos. */
  index: number;
  column: number;
  left: number;
  width: number;
  height: number;
  /** Grid mode: the whole picture inside its cell, with air around. */
  airy: boolean;
  /** The picture waits until it is in view. */
  lazy: boolean | undefined;
  selectable: boolean;
  selected: boolean;
  tabStop: boolean;
  labels: PhotoGridLabels;
  renderTile?: (state: TileState) => ReactNode;
  tileProps?: (state: TileState) => TileProps | undefined;
  /** The tile is a link to this address. */
  href: string | undefined;
  renderLink?: (props: TileLinkProps) => ReactNode;
};

/** The props of the link that `renderLink` renders. */
export type TileLinkProps = {
  href: string;
  className: string;
  'aria-label': string;
  /** Tab reaches the tile; the link in it is no stop of its own. */
  tabIndex: -1;
  /** A mouse draws a rectangle from here. */
  draggable: false;
  'data-link': '';
};

/** Attributes of a tile's cell; place, size, role and name stay the grid's. */
export type TileProps = Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role' | 'tabIndex'> & {
  [data: `data-${string}`]: string | number | undefined;
};

/** The state that `renderTile` renders. Its result replaces picture and badges; check and focus stay. */
export type TileState = {
  item: PhotoGridItem;
  index: number;
  width: number;
  height: number;
  selected: boolean;
};

/** One gridcell with its picture. Clicks and keys are heard by the grid, not here. */
export const PhotoTile = memo(function PhotoTile(props: PhotoTileProps) {
  const { item, failed, width, height, airy, lazy, labels } = props;
  const sources = useMemo(() => item && pictureSources(item), [item]);
  const picture = usePicture(sources?.src);
  // The same elements as long as only the choice changes: a screen of tiles that are all chosen keeps its pictures.
  const inside = useMemo(
    () => insideOf({ item, failed, width, height, airy, lazy, labels, sources, picture }),
    [item, failed, width, height, airy, lazy, labels, sources, picture],
  );
  return tileCell(props, inside);
});

type TileInside = { label: string | undefined; children?: ReactNode };
type Content = Pick<PhotoTileProps, 'width' | 'height' | 'airy' | 'lazy' | 'labels'> & {
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

/** Not a component: a row of tiles comes and goes with every frame, and each level of the tree is paid for. */
function tileCell(props: PhotoTileProps, inside: TileInside) {
  const { item, index, selectable, selected, labels } = props;
  const own = item && props.tileProps?.(stateOf(props, item));
  const isLoading = !item && !props.failed;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtualised ARIA grid cannot be a table
    <div
      {...own}
      role="gridcell"
      className={own?.className ? `${styles.tile} ${own.className}` : styles.tile}
      style={{ ...own?.style, insetInlineStart: props.left, width: props.width }}
      aria-colindex={props.column + 1}
      aria-selected={selectable ? selected : undefined}
      aria-label={inside.label}
      aria-busy={isLoading || undefined}
      tabIndex={props.tabStop ? 0 : -1}
      data-index={index}
      data-loading={isLoading ? '' : undefined}
      data-airy={props.airy ? '' : undefined}
      data-selectable={selectable ? '' : undefined}
      data-selected={selected ? '' : undefined}
    >
      {inside.children}
      {linkOf(props, inside.label)}
      {item && selectable && (
        <button
          type="button"
          className={styles.check}
          tabIndex={-1}
          aria-label={labels.select(item)}
          aria-pressed={selected}
          data-check=""
        />
      )}
    </div>
  );
}

/** Covers the tile, but for its check; a tile with an error has none. */
function linkOf({ href, item, renderLink }: PhotoTileProps, label: string | undefined): ReactNode {
  if (!item || href === undefined || label === undefined) return null;
  const props: TileLinkProps = {
    href,
    className: styles.link,
    'aria-label': label,
    tabIndex: -1,
    draggable: false,
    'data-link': '',
  };
  return renderLink ? renderLink(props) : <a {...props} />;
}

function stateOf(props: PhotoTileProps, item: PhotoGridItem): TileState {
  return { item, index: props.index, width: props.width, height: props.height, selected: props.selected };
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
    <div className={styles.broken}>
      {photo && <span className={styles.spoken}>{photo}</span>}
      <span>{message}</span>
      <button type="button" className={styles.retry} tabIndex={-1} data-retry="" onClick={onRetry}>
        {labels.retry}
      </button>
    </div>
  );
}

function TilePicture(props: Content & { item: PhotoGridItem }) {
  const { item, width, height, labels, sources, picture } = props;
  // A picture that is turned would not fit its placeholder.
  const placeholder = usePlaceholder(item.rotate ? undefined : item.thumbhash, picture.status !== 'ready');
  const frame = props.airy ? containedFrame(item, width, height) : undefined;
  return (
    <div className={styles.picture} style={frame || placeholder ? { ...frame, ...placeholder } : undefined}>
      {sources && (
        <img
          key={picture.attempt}
          ref={picture.onMount}
          className={styles.image}
          src={sources.src}
          srcSet={sources.srcSet || undefined}
          sizes={
            sources.srcSet ? `${Math.round(isTurnedSideways(item.rotate) ? height : width)}px` : undefined
          }
          style={turnedStyle(item, { width, height, ...frame })}
          alt=""
          decoding="async"
          loading={props.lazy ? 'lazy' : undefined}
          draggable={false}
          data-ready={picture.status === 'ready' ? '' : undefined}
          onLoad={(event) => picture.onLoad(event.currentTarget)}
          onError={picture.onError}
        />
      )}
      <TileBadge item={item} labels={labels} />
    </div>
  );
}

function TileBadge({ item, labels }: { item: PhotoGridItem; labels: PhotoGridLabels }) {
  if (item.type === 2)
    return (
      <span aria-hidden="true" className={styles.badge}>
        ▶ {formatDuration(item.duration ?? 0)}
      </span>
    );
  if (item.type === 3)
    return (
      <span aria-hidden="true" className={styles.badge}>
        {labels.gif}
      </span>
    );
  if (item.type === 4)
    return (
      <span aria-hidden="true" className={styles.badge}>
        {labels.live}
      </span>
    );
  return null;
}

type Frame = { left: number; top: number; width: number; height: number };

/** The largest box of the photo's own ratio in the middle of a cell. */
function containedFrame(item: PhotoGridItem, width: number, height: number): Frame {
  const ratio = seenRatio(item) || 1;
  const fitted = Math.min(width, height * ratio);
  const size = { width: Math.round(fitted), height: Math.round(fitted / ratio) };
  return { ...size, left: Math.round((width - size.width) / 2), top: Math.round((height - size.height) / 2) };
}

function turnedStyle(item: PhotoGridItem, box: { width: number; height: number }): CSSProperties | undefined {
  if (!item.rotate) return undefined;
  const turn = { rotate: `${item.rotate}deg` };
  if (!isTurnedSideways(item.rotate)) return turn;
  const { width, height } = box;
  return { ...turn, width: height, height: width, left: (width - height) / 2, top: (height - width) / 2 };
}
