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
  /** Tab reaches the tile; the link in it is no stop of its own. */
  tabIndex: -1;
  /** A mouse draws a rectangle from here. */
  draggable: false;
  /** Marks the link for the grid. */
  'data-link': '';
}

/** Attributes of a tile's `img`; its address, size and events stay the grid's. */
export type ImageProps = Omit<
  ComponentPropsWithoutRef<'img'>,
  'src' | 'srcSet' | 'sizes' | 'width' | 'height' | 'onLoad' | 'onError'
>;

/** The props of the image that `renderImage` renders: give all of them to an `img`, or to the image of a framework. */
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
  /** The browser's own drag is disabled. */
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

/** Attributes of a tile's cell; its position, size, role and name stay the grid's. */
export type TileProps = Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role' | 'tabIndex'> & {
  [data: `data-${string}`]: string | number | undefined;
};

/** The state that `renderTile` renders. Its result replaces image and badges; check and focus stay. */
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
