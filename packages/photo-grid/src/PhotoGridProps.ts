import type { LoadRange, PhotosOrSource } from '@xiangji/internal/items';
import type { MouseEvent, ReactNode, Ref } from 'react';
import type { HeadingState } from './GridSection.tsx';
import type { GridController } from './gridController.ts';
import type { PhotoSection } from './items.ts';
import type { OpenEvent } from './keyboard/useGridKeys.ts';
import type { PhotoGridLabels } from './labels.ts';
import type { LayoutOptions } from './layout/index.ts';
import type { SelectionRanges } from './selection/ranges.ts';
import type { SelectionMode } from './selection/useSelection.ts';
import type { PhotoSource } from './source/photoSource.ts';
import type {
  ImageProps,
  TileImageProps,
  TileLinkProps,
  TileProps,
  TileState,
} from './tile/PhotoTileProps.ts';
import type { PhotoGridHandle } from './useGridHandle.ts';
import type { GridAnchor } from './virtual/anchor.ts';
import type { VisibleRange } from './virtual/GridEngine.ts';
import type { GridScroller } from './virtual/scrollHost.ts';
import type { GridSize, GridSizes } from './virtual/serverViews.ts';

export type PhotoGridProps = LayoutOptions &
  PhotosOrSource<PhotoSource> & {
    /**
     * Name of the grid for assistive technology.
     * @default `labels.grid`
     */
    'aria-label'?: string;
    /**
     * Id of the element that names the grid. It replaces `aria-label`.
     * @default none
     */
    'aria-labelledby'?: string;
    /**
     * The sections of the list, which are known before their photos. Keep the array's identity while its content is the
     * same.
     * @default the sections of the source, or one without a heading
     */
    sections?: readonly PhotoSection[];
    /**
     * Loads missing photos near the viewport, at most 500 at a time (spec §9). May return a promise. If it rejects, except
     * by an abort, the range is shown as failed with a retry button, and requested again after 1 s, 2 s, 4 s … 60 s.
     * @default `loadRange` of the source
     */
    onLoadRange?: LoadRange;
    /** Called with the range of photos (`end` excluded) in the viewport, after the first rendering and when it changes. */
    onVisibleRangeChange?: (range: VisibleRange) => void;
    /**
     * Sections that fit in part of a row share it with their neighbours, each under its own heading. Sections without a
     * heading keep their own rows.
     * @default false
     */
    packSections?: boolean;
    /**
     * How clicks select: never, by every click once something is selected, or always by every click.
     * @default 'none'
     */
    selectionMode?: SelectionMode;
    /**
     * Largest number of selected photos. With 1, selecting a photo replaces the selected one; otherwise further photos are
     * not selected.
     * @default Infinity
     */
    maxSelected?: number;
    /** Returns whether a photo can neither be selected nor opened. Keep its identity while its results are the same. */
    isDisabled?: (index: number) => boolean;
    /** The selected photos, as ranges of indices. */
    selection?: SelectionRanges;
    /**
     * The photos that are selected initially, if `selection` is not set.
     * @default []
     */
    defaultSelection?: SelectionRanges;
    /** Called with the new ranges when the selection changes, including when its photos get other indices. */
    onSelectionChange?: (selection: SelectionRanges) => void;
    /**
     * Called when a photo is opened by a click, a tap or Enter. If the tile is a link, `event.preventDefault()` keeps the
     * browser on the page.
     */
    onOpen?: (index: number, element: HTMLElement, event: OpenEvent) => void;
    /**
     * Returns the address of a photo. Its tile becomes a link, so that modified and middle clicks open tabs; the check, not
     * Ctrl + click, selects the photo. Keep its identity.
     */
    getHref?: (index: number) => string | undefined;
    /**
     * Renders the link with the link component of a router, which gets all the props. Keep its identity.
     * @default an `a` element
     */
    renderLink?: (props: TileLinkProps) => ReactNode;
    /**
     * Called with the new value when the heart of a photo, or the key `.` on it, is pressed. Update the `favorite` of the
     * item. Without this prop hearts only show the state.
     */
    onFavoriteChange?: (index: number, favorite: boolean) => void;
    /** Called when the context menu of a photo is requested. */
    onContextMenu?: (index: number, event: MouseEvent<HTMLElement>) => void;
    /**
     * Size that a server renders for, in CSS pixels: one size, if the server knows the width (from a cookie), or one for each
     * kind of window. The browser shows the rows for its own window until it has measured the grid.
     * @default 390 × 844, 820 × 1180 and 1440 × 900
     */
    defaultSize?: GridSize | GridSizes;
    /**
     * The scroll position to start at, as `getAnchor()` of the ref returned it.
     * @default the top
     */
    initialAnchor?: GridAnchor;
    /**
     * The scrolling element: `'window'` or a ref to an element around the grid.
     * @default 'window'
     */
    scroller?: GridScroller;
    /** Connects a `PhotoScrubber`. */
    controller?: GridController;
    /** Texts that replace those of the `LocaleProvider`'s language. Keep its identity. @default none */
    labels?: Partial<PhotoGridLabels>;
    /** Shown above the photos. */
    header?: ReactNode;
    /** Shown below the photos. */
    footer?: ReactNode;
    /** Shown in place of the photos when the list is empty. */
    empty?: ReactNode;
    /** Replaces the image of a tile; the check and the focus ring stay. Return `undefined` to keep the image. */
    renderTile?: (state: TileState) => ReactNode;
    /** Attributes of a tile's cell: `className`, `style`, `data-…`, drag handlers. */
    tileProps?: (state: TileState) => TileProps | undefined;
    /**
     * `sizes` of the images.
     * @default the width of the tile
     */
    sizes?: string;
    /** Attributes of a tile's `img`, such as `crossOrigin` or `loading`. Keep its identity. */
    imageProps?: (state: TileState) => ImageProps | undefined;
    /** Renders a tile's image with another component, such as that of Next.js. Keep its identity. */
    renderImage?: (props: TileImageProps, state: TileState) => ReactNode;
    /** Replaces the name and the count in a heading; the check stays. */
    renderHeading?: (state: HeadingState) => ReactNode;
    /** Class of the grid. */
    className?: string;
    /** Receives the methods of the grid. */
    ref?: Ref<PhotoGridHandle>;
  };
