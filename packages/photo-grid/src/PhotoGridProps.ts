import type { PhotoItem } from '@xiangji/internal/items';
import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
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
import type { LoadRange } from './virtual/RangeRequests.ts';
import type { GridScroller } from './virtual/scrollHost.ts';
import type { GridSize, GridSizes } from './virtual/serverViews.ts';

export type PhotoGridProps = LayoutOptions &
  Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> & {
    /**
     * The photos: `{ src, width, height, alt }`. Another array when one of them changes; `undefined` for a photo that is
     * not loaded.
     */
    photos?: readonly (PhotoItem | undefined)[];
    /** The photos of a list that loads, in place of `photos`: an item source, such as `createPagedSource` makes. */
    source?: PhotoSource;
    /**
     * Groups, known before their photos are. Keep the array's identity while its content is the same.
     * @default those of the source, or one without a heading
     */
    sections?: readonly PhotoSection[];
    /**
     * Loads missing photos near the viewport, at most 500 at a time (spec §9). May return a promise: where it rejects, other
     * than by an abort, the range is shown as failed with a retry button, and requested again after 1 s, 2 s, 4 s … 60 s.
     * @default `loadRange` of the source
     */
    onLoadRange?: LoadRange;
    /** Called with the photos (`end` excluded) that are in the viewport, at first and whenever they change. */
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
     * Most photos that can be selected. With 1 another photo takes the place of the selected one; otherwise further photos
     * are not selected.
     * @default Infinity
     */
    maxSelected?: number;
    /** Returns whether a photo can neither be selected nor opened. Keep its identity while its answers are the same. */
    isDisabled?: (index: number) => boolean;
    /** The selected photos, as ranges of indices. */
    selection?: SelectionRanges;
    /**
     * The photos that are selected at first, where `selection` is left out.
     * @default []
     */
    defaultSelection?: SelectionRanges;
    /** Called with the new ranges when the selection changes, also because its photos have other indices. */
    onSelectionChange?: (selection: SelectionRanges) => void;
    /**
     * A photo was opened by a click, a tap or Enter. Where the tile is a link, `event.preventDefault()` keeps the
     * browser on the page.
     */
    onOpen?: (index: number, element: HTMLElement, event: OpenEvent) => void;
    /**
     * Address of a photo: its tile is a link, so that modified and middle clicks open tabs. In place of Ctrl + click the check
     * selects. Keep its identity.
     */
    getHref?: (index: number) => string | undefined;
    /**
     * Renders the link by a router: give all the props to its link. Keep its identity.
     * @default an `a`
     */
    renderLink?: (props: TileLinkProps) => ReactNode;
    /**
     * Called with the new mark when the heart of a photo is pressed, or the key `.` on it. Answer with the item's
     * `favorite`. Without it a heart is a sign of favorites only.
     */
    onFavoriteChange?: (index: number, favorite: boolean) => void;
    /** Called when the context menu of a photo is requested. */
    onContextMenu?: (index: number, event: MouseEvent<HTMLElement>) => void;
    /**
     * Size that a server renders for, in CSS pixels: one, where it knows the width (from a cookie), or one for each kind of
     * window, of which the browser shows its own until it has measured.
     * @default 390 × 844, 820 × 1180 and 1440 × 900
     */
    defaultSize?: GridSize | GridSizes;
    /** The scroll position to start at, as `getAnchor()` of the ref returned it. */
    initialAnchor?: GridAnchor;
    /**
     * What scrolls: `'window'` or a ref to an element around the grid.
     * @default 'window'
     */
    scroller?: GridScroller;
    /** Connects a `PhotoAxis`. */
    controller?: GridController;
    /** Texts to use in place of those of the `LocaleProvider`'s language. Keep its identity. @default none */
    labels?: Partial<PhotoGridLabels>;
    /** Shown above the photos. */
    header?: ReactNode;
    /** Shown below the photos. */
    footer?: ReactNode;
    /** Shown in place of the photos when there is none. */
    empty?: ReactNode;
    /** Replaces the image of a tile; its check and focus stay. `undefined` keeps the image. */
    renderTile?: (state: TileState) => ReactNode;
    /** Attributes of a tile's cell: class, style, data, drag handlers. */
    tileProps?: (state: TileState) => TileProps | undefined;
    /**
     * `sizes` of the images.
     * @default the width of the tile
     */
    sizes?: string;
    /** Attributes of a tile's `img`, such as `crossOrigin` or `loading`. Keep its identity. */
    imageProps?: (state: TileState) => ImageProps | undefined;
    /** Renders a tile's image by another component, such as the one of Next.js. Keep its identity. */
    renderImage?: (props: TileImageProps, state: TileState) => ReactNode;
    /** Replaces the name and the count in a heading; its check stays. */
    renderHeading?: (state: HeadingState) => ReactNode;
    /** Class of the grid. */
    className?: string;
    /** Receives the methods of the grid. */
    ref?: Ref<PhotoGridHandle>;
  };
