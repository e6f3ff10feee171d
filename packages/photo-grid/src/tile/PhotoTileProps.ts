import type { PhotoItem } from '@xiangji/internal/items';
import type { ComponentPropsWithoutRef, CSSProperties, HTMLAttributes, ReactNode } from 'react';
import type { PhotoGridLabels } from '../labels.ts';

/** All values are plain, so that an unchanged tile is not rendered again. */
export interface PhotoTileProps {
  item: PhotoItem | undefined;
  /** Its request failed. */
  failed: boolean;
  /** Position among all photos. */
  index: number;
  column: number;
  /** Pixels from the left edge of its row. */
  x: number;
  width: number;
  height: number;
  /** Grid mode: the whole picture inside its cell, with padding around. */
  airy: boolean;
  /** The picture waits until it is in view. */
  lazy: boolean | undefined;
  selectable: boolean;
  selected: boolean;
  disabled: boolean;
  /** A button marks the photo as a favorite. */
  markable: boolean;
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
  /** Address of the photo. */
  href: string;
  /** Class of the link. */
  className: string;
  /** The accessible name of the photo. */
  'aria-label': string;
  /** The tile is the tab stop; the link in it is not. */
  tabIndex: -1;
  /** Dragging draws a selection rectangle instead of dragging the link. */
  draggable: false;
  /** Marks the link for the grid. */
  'data-link': '';
}

/** Attributes of a tile's `img`; the grid sets its address, size and events. */
export type ImageProps = Omit<
  ComponentPropsWithoutRef<'img'>,
  'src' | 'srcSet' | 'sizes' | 'width' | 'height' | 'onLoad' | 'onError'
>;

/** The props of the image that `renderImage` renders: pass all of them to an `img`, or to the image component of a framework. */
export interface TileImageProps {
  /** Address of the image. */
  src: string;
  /** The image in several widths. */
  srcSet: string | undefined;
  /** The layout width, for `srcSet`. */
  sizes: string | undefined;
  /** The alternative text. */
  alt: string;
  /** Size of the image in CSS pixels. */
  width: number;
  /** Height of the image, in CSS pixels. */
  height: number;
  /** Class of the image. */
  className: string;
  /** Style of the image, such as its rotation. */
  style: CSSProperties | undefined;
  /** When the browser loads the image. */
  loading: 'lazy' | 'eager' | undefined;
  /** The image is decoded off the main thread. */
  decoding: 'async';
  /** Turns off the browser's own dragging of images. */
  draggable: false;
  /** Set once the image is decoded. */
  'data-ready': '' | undefined;
  /** Receives the image element. */
  ref: (image: HTMLImageElement | null) => void;
  /** Called when the image has loaded. */
  onLoad: (event: { currentTarget: HTMLImageElement }) => void;
  /** Called when the image has failed to load. */
  onError: () => void;
}

/** Attributes of a tile's cell; the grid sets its position, size, role and name. */
export type TileProps = Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role' | 'tabIndex'> & {
  [data: `data-${string}`]: string | number | undefined;
};

/** The state that `renderTile` gets. Its result replaces the image and the badges; the check and the focus ring stay. */
export interface TileState {
  /** The photo. */
  item: PhotoItem;
  /** Index of the photo in the list. */
  index: number;
  /** Width of the tile, in CSS pixels. */
  width: number;
  /** Height of the tile, in CSS pixels. */
  height: number;
  /** Whether the photo is selected. */
  selected: boolean;
  /** Whether the photo can neither be selected nor opened. */
  disabled: boolean;
}
