import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../classNames.ts';
import { LibraryIcon } from '../icon/index.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './CoverStack.css.ts';

/** Up to 3 covers of an album or set (spec §9, Gestures). */
const MOST_COVERS = 3;
const sheets = [css.front, css.middle, css.back] as const;

export interface Cover {
  /** Undefined while the cover should not be loaded yet, e.g. in a list that is scrolled fast. */
  readonly src: string | undefined;
  /** The cover in several widths, as `<img srcset>`. */
  readonly srcSet?: string;
  /** Its mean colour, a placeholder that costs next to nothing. */
  readonly color?: string | undefined;
  /** Address of a tiny picture shown until the cover has loaded, e.g. a decoded thumbhash. */
  readonly placeholder?: string | undefined;
}
export type CoverStackProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The first is on top; null is an album without photos. */
  covers: readonly (Cover | null)[];
  /** The layout width of one cover, as in `<img sizes>`. */
  sizes?: string;
  /** 'eager' for covers of the first screen, whose pictures the page should not put off. @default 'lazy' */
  loading?: 'eager' | 'lazy';
};

/** The placeholder of a cover until its picture has loaded. */
function groundOf({ color, placeholder }: Partial<Cover>): CSSProperties | undefined {
  if (placeholder) return { backgroundImage: `url("${placeholder}")`, backgroundSize: 'cover' };
  return color ? { backgroundColor: color } : undefined;
}

interface SheetProps extends Pick<CoverStackProps, 'sizes' | 'loading'> {
  cover: Cover | null;
  place: number;
}

function Sheet({ cover, place, sizes, loading }: SheetProps) {
  const { placeholder, color, ...source }: Partial<Cover> = cover ?? {};
  return (
    <span className={sheets[place]} style={groundOf({ placeholder, color })}>
      {source.src && (
        <img
          className={css.picture}
          alt=""
          loading={loading}
          decoding={loading === 'lazy' ? 'async' : undefined}
          draggable={false}
          sizes={sizes}
          {...source}
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

/** The stacked covers of an album; decorative: the card has the name. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place in the pile
        <Sheet key={place} cover={cover} place={place} sizes={sizes} loading={loading} />
      ))}
    </span>
  );
});
