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
  /** Empty: its type is shown instead. */
  name: string;
  /** The type of the photo. */
  type: 'photo' | 'video' | 'gif' | 'live';
  /** The size of the original. */
  bytes: number;
  /** Name of the album that it was in. */
  albumName: string;
  /** When it will be deleted permanently, in Unix seconds. */
  expires: number;
  /** Address of a small picture. */
  src?: string | undefined;
  /** In base64. */
  thumbhash?: string | null | undefined;
  /** Clockwise rotation in degrees that must be applied to the image. @default 0 */
  rotation?: number;
}

export interface RecycleBinListProps {
  /** Undefined while they load. */
  photos: readonly DeletedPhoto[] | undefined;
  /** Rows with all facts, or squares. @default 'list' */
  view?: 'list' | 'grid';
  /** Ids of the selected photos. @default none */
  selected?: ReadonlySet<string>;
  /** Called with the id of a photo and whether it is selected now. */
  onSelectedChange?: (id: string, selected: boolean) => void;
  /** Other photos are loading. @default false */
  busy?: boolean;
  /** Everything in the recycle bin, for the line above the list. */
  total?: { photos: number; bytes: number };
  /** The pages of the list, below it; with one page nothing is shown. */
  pages?: Pick<PaginationProps, 'page' | 'total' | 'onPageChange'>;
  /** Replaces individual texts. */
  labels?: Partial<RecycleBinLabels>;
}

/** As many as fill a screen. */
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

/** Deleted photos with the time that is left; the whole row or square of a photo is its checkbox. */
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
              onChange={(event) => onSelectedChange?.(photo.id, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      {pages && <Pagination {...pages} className={css.pages} disabled={busy} />}
    </>
  );
}
