import { thumbhashColor, thumbhashUrl } from '@xiangji/internal/thumbhash';
import { CoverStack, type CoverStackProps } from '@xiangji/ui';
import { spanText } from '../locale/spanText.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './AlbumFace.css.ts';
import { type AlbumCardLabels, albumCardLabels } from './labels.ts';

/** The kind of an entry. An album holds photos; an album set holds albums. */
export type AlbumKind = 'album' | 'albumSet';

/** A photo that represents an album. */
export interface AlbumCover {
  /** URL of the image. */
  src: string;
  /** ThumbHash of the image, in base64. */
  thumbhash?: string | null;
}

/** The placeholder of a cover while it loads: a blurred image, or its average colour, which is cheaper to render. */
export type CoverPlaceholder = 'picture' | 'color';

export interface AlbumFaceProps {
  /** Name of the album or set. */
  name: string;
  /** Whether it is an album or a set. */
  kind: AlbumKind;
  /** Up to 3 covers, first to last; null for an album without photos. */
  covers: readonly (AlbumCover | null)[];
  /** First day, in days since 1970-01-01; null without photos. */
  startDate: number | null;
  /** Last day, in days since 1970-01-01; null without photos. */
  endDate: number | null;
  /** Number of photos of an album, or of albums of a set. */
  count: number;
  /** The placeholder of a cover while it loads. @default 'picture' */
  placeholder?: CoverPlaceholder;
  /** Shows colours instead of the covers, for use while the list scrolls fast. @default false */
  coversHidden?: boolean;
  /** When the covers load. Use `'eager'` for cards that are visible without scrolling. @default 'lazy' */
  loading?: CoverStackProps['loading'];
  /** Replaces individual texts. */
  labels?: Partial<AlbumCardLabels>;
}

type Sheet = CoverStackProps['covers'][number];

function sheetOf(cover: AlbumCover | null, { placeholder, coversHidden }: Partial<AlbumFaceProps>): Sheet {
  const color = coversHidden || placeholder === 'color' ? thumbhashColor(cover?.thumbhash) : undefined;
  if (!cover || !color) return cover && { src: cover.src, placeholder: thumbhashUrl(cover.thumbhash) };
  return { src: coversHidden ? undefined : cover.src, color };
}

/** The content of an album card: covers, name, dates, and the number of photos or albums. */
export function AlbumFace({ placeholder = 'picture', coversHidden = false, ...props }: AlbumFaceProps) {
  const labels = useBlockLabels(albumCardLabels, props.labels);
  const { name, kind, covers, startDate, endDate, count, loading = 'lazy' } = props;
  const dates = spanText(startDate, endDate);
  const amount = kind === 'albumSet' ? labels.albums(count) : labels.photos(count);
  return (
    <span className={css.face}>
      <CoverStack
        covers={covers.map((cover) => sheetOf(cover, { placeholder, coversHidden }))}
        sizes="240px"
        loading={loading}
      />
      <span className={css.words}>
        <span className={css.name} title={name}>
          {name}
        </span>
        <span className={css.detail}>{dates ?? amount}</span>
        {dates && <span className={css.detail}>{amount}</span>}
      </span>
    </span>
  );
}
