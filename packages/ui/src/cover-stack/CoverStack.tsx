import { type Rendition, srcSetOf } from '@xiangji/internal/items';
import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../classNames.ts';
import { LibraryIcon } from '../icon/index.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './CoverStack.css.ts';

/** Maximum number of covers of an album or set (spec §9, Gestures). */
const MOST_COVERS = 3;
const sheets = [css.front, css.middle, css.back] as const;

export interface Cover {
  /** URL of the cover; undefined while it should not be loaded yet, for example in a list that scrolls fast. */
  readonly src: string | undefined;
  /** The cover in several widths (pixels), in any order. */
  readonly srcSet?: readonly Rendition[] | undefined;
  /** The average colour of the cover, a placeholder that costs almost nothing. */
  readonly color?: string | undefined;
  /** URL of a tiny image that is shown until the cover has loaded, such as a decoded ThumbHash. */
  readonly placeholder?: string | undefined;
}
export type CoverStackProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The covers, with the first one on top; null stands for an album without photos. */
  covers: readonly (Cover | null)[];
  /** The layout width of one cover, in the format of the `sizes` attribute. */
  sizes?: string;
  /** When the covers load. Use `'eager'` for covers that are visible without scrolling. @default 'lazy' */
  loading?: 'eager' | 'lazy';
};

/** Returns the background of a cover until its image has loaded. */
function groundOf({ color, placeholder }: Partial<Cover>): CSSProperties | undefined {
  if (placeholder) return { backgroundImage: `url("${placeholder}")`, backgroundSize: 'cover' };
  return color ? { backgroundColor: color } : undefined;
}

interface SheetProps extends Pick<CoverStackProps, 'sizes' | 'loading'> {
  cover: Cover | null;
  place: number;
}

function Sheet({ cover, place, sizes, loading }: SheetProps) {
  const { src, srcSet, placeholder, color }: Partial<Cover> = cover ?? {};
  return (
    <span className={sheets[place]} style={groundOf({ placeholder, color })}>
      {src && (
        <img
          className={css.picture}
          alt=""
          loading={loading}
          decoding={loading === 'lazy' ? 'async' : undefined}
          draggable={false}
          sizes={sizes}
          srcSet={srcSetOf(srcSet)}
          src={src}
        />
      )}
      {!cover && (
        <span className={css.nothing}>
          <LibraryIcon />
        </span>
      )}
      {place > 0 ? <span className={css.veil} /> : null}
    </span>
  );
}

/** The stacked covers of an album. They are decorative, because the card contains the name. */
export const CoverStack = /* @__PURE__ */ withRef(function CoverStack({
  covers,
  sizes,
  loading = 'lazy',
  className,
  ...rest
}: CoverStackProps) {
  const shown = covers.length > 0 ? covers.slice(0, MOST_COVERS) : [null];
  return (
    <span aria-hidden="true" className={classNames(css.stack, className)} {...rest}>
      {shown.map((cover, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is identified by its position in the stack
        <Sheet key={place} cover={cover} place={place} sizes={sizes} loading={loading} />
      ))}
    </span>
  );
});
