import { type Rendition, srcSetOf } from '@xiangji/internal/items';
import { Skeleton } from '@xiangji/ui';
import { fetchPriority } from '@xiangji/ui/react-18';
import type { CSSProperties } from 'react';
import * as css from './PhotoSkeletons.css.ts';

const SKELETONS = Array.from({ length: 18 }, (_, index) => index);

/** The grid crops wider and narrower photos. */
const RATIO = { min: 0.56, max: 2.4 };
const QUARTER_TURN = 90;

/** The width of an image in most windows. If the grid needed larger images later, it would load them again. */
const SIZES = '34vw';

/** One of the first photos of a list. */
export interface EarlyPhoto {
  /** Identifies the photo. */
  id: string;
  /** Width of the photo as it was taken. */
  width: number;
  /** Height of the photo as it was taken. */
  height: number;
  /** Clockwise rotation in degrees that must be applied to the images. @default 0 */
  rotation?: number | undefined;
  /** Images of the photo, smallest first. */
  srcSet?: readonly Rendition[] | undefined;
}

/** A photo at its position in a row. */
function FirstPhoto({ photo }: { photo: EarlyPhoto }) {
  const { width, height, rotation = 0, srcSet = [] } = photo;
  const ratio = (rotation / QUARTER_TURN) % 2 === 0 ? width / height : height / width;
  const style = { '--ratio': Math.min(RATIO.max, Math.max(RATIO.min, ratio)).toFixed(3) } as CSSProperties;
  // An image that must be rotated would be shown without its rotation.
  if (rotation !== 0 || srcSet.length === 0) return <span className={css.photo} style={style} />;
  return (
    <img
      className={css.photo}
      style={style}
      srcSet={srcSetOf(srcSet)}
      sizes={SIZES}
      alt=""
      {...fetchPriority('high')}
    />
  );
}

export interface PhotoSkeletonsProps {
  /** How the skeletons move while they are shown. @default 'pulse' */
  animation?: 'pulse' | 'none';
  /** The first photos of the list, if they are known before the grid is loaded. They replace the skeletons. */
  photos?: readonly EarlyPhoto[];
}

/** The placeholder of a list of photos while it loads. */
export function PhotoSkeletons({ animation = 'pulse', photos }: PhotoSkeletonsProps) {
  if (photos) {
    return (
      <div className={css.photos} aria-hidden="true">
        {photos.map((photo) => (
          <FirstPhoto key={photo.id} photo={photo} />
        ))}
      </div>
    );
  }
  const className = animation === 'none' ? `${css.skeleton} ${css.still}` : css.skeleton;
  return (
    <div className={css.skeletons} aria-hidden="true">
      {SKELETONS.map((key) => (
        <Skeleton key={key} className={className} />
      ))}
    </div>
  );
}
