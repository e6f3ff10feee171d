import { Checkbox, Pagination, type PaginationProps, Skeleton, useFormatters } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { PhotoPicture } from '../photo-picture/PhotoPicture.tsx';
import { type RecycleBinLabels, recycleBinLabels } from './labels.ts';
import * as css from './RecycleBinList.css.ts';
import { timeLeft } from './timeLeft.ts';
import { useNow } from './useNow.ts';

/** A photo in the recycle bin. */
export interface DeletedPhoto {
  /** Identifies the photo. */
  id: string;
  /** Name of the photo. If it is empty, the type is shown instead. */
  name: string;
  /** The type of the photo. */
  type: 'photo' | 'video' | 'gif' | 'live';
  /** Size of the original in bytes. */
  bytes: number;
  /** Name of the album that the photo was in. */
  albumName: string;
  /** Time of the permanent deletion, in Unix seconds. */
  expires: number;
  /** URL of a small image. */
  src?: string | undefined;
  /** ThumbHash of the photo, in base64. */
  thumbhash?: string | null | undefined;
  /** Clockwise rotation in degrees that must be applied to the image. @default 0 */
  rotation?: number;
}

export interface RecycleBinListProps {
  /** The deleted photos of the page; undefined while they load. */
  photos: readonly DeletedPhoto[] | undefined;
  /** Shows rows with all facts (`list`) or squares (`grid`). @default 'list' */
  view?: 'list' | 'grid';
  /** Ids of the selected photos. @default none */
  selected?: ReadonlySet<string>;
  /** Called with the id of a photo and whether it is now selected. */
  onSelectedChange?: (id: string, selected: boolean) => void;
  /** Whether other photos are loading. @default false */
  busy?: boolean;
  /** Totals of the recycle bin, for the line above the list. */
  total?: { photos: number; bytes: number };
  /** Pagination below the list. It is hidden if there is only one page. */
  pages?: Pick<PaginationProps, 'page' | 'total' | 'onPageChange'>;
  /** Replaces individual texts. */
  labels?: Partial<RecycleBinLabels>;
}

/** Enough skeletons to fill a screen. */
const SKELETONS = Array.from({ length: 8 }, (_, index) => index);

function Face({ photo, now, labels }: { photo: DeletedPhoto; now: number; labels: RecycleBinLabels }) {
  const { fileSize } = useFormatters();
  const { unit, count } = timeLeft(photo.expires, now);
  const name = photo.name || labels[photo.type];
  return (
    <span className={css.face}>
      <PhotoPicture {...photo} className={css.picture} imageClassName={css.image} />
      <span className={css.words}>
        <span className={css.name} title={name}>
          {name}
        </span>
        <span className={css.detail}>
          {fileSize(photo.bytes)} · {labels.from(photo.albumName)}
        </span>
      </span>
      <span className={css.left}>{labels[unit](count)}</span>
    </span>
  );
}

/**
 * A list of deleted photos with the time until their permanent deletion. The whole row or square of a photo is its
 * checkbox.
 */
export function RecycleBinList(props: RecycleBinListProps) {
  const { photos, view = 'list', selected, onSelectedChange, busy = false, total, pages } = props;
  const labels = useBlockLabels(recycleBinLabels, props.labels);
  const { fileSize } = useFormatters();
  const now = useNow();
  if (!photos) {
    return (
      <div className={css.list} data-view={view} aria-hidden="true">
        {SKELETONS.map((key) => (
          <Skeleton key={key} className={css.skeleton} />
        ))}
      </div>
    );
  }
  return (
    <>
      {total && <p className={css.summary}>{labels.summary(total.photos, fileSize(total.bytes))}</p>}
      <ul className={css.list} data-view={view} aria-label={labels.list} aria-busy={busy}>
        {photos.map((photo) => (
          <li key={photo.id} className={css.row}>
            <Checkbox
              label={<Face photo={photo} now={now} labels={labels} />}
              checked={selected?.has(photo.id) === true}
              onCheckedChange={(checked) => onSelectedChange?.(photo.id, checked)}
            />
          </li>
        ))}
      </ul>
      {pages && <Pagination {...pages} className={css.pages} disabled={busy} />}
    </>
  );
}
