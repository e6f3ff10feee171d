import { Button, Card, ErrorState, Skeleton } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type PhotoPickerLabels, photoPickerLabels } from './labels.ts';
import * as css from './PhotoPicker.css.ts';

/** A photo that can be selected. */
export interface PickablePhoto {
  /** Identifies the photo. */
  id: string;
  /** Name of the photo. */
  name: string;
  /** URL of a small image. */
  src: string | undefined;
}

export interface PhotoPickerProps {
  /** The loaded photos; undefined while the first ones load. */
  photos: readonly PickablePhoto[] | undefined;
  /** Called with the id of the selected photo. */
  onSelect: (id: string) => void;
  /** Whether photos could not be loaded. @default false */
  failed?: boolean;
  /** Whether photos are being loaded. @default false */
  loading?: boolean;
  /** Called by the button that loads the photos again after a failure. */
  onRetry: () => void;
  /** Whether there are more photos to load. @default false */
  hasMore?: boolean;
  /** Called by the button that loads more photos. */
  onLoadMore: () => void;
  /** Replaces individual texts. */
  labels?: Partial<PhotoPickerLabels>;
}

/** A grid of small photos from which the user selects one, with a button that loads more. */
export function PhotoPicker({ photos, failed = false, loading = false, ...props }: PhotoPickerProps) {
  const labels = useBlockLabels(photoPickerLabels, props.labels);
  if (failed && !photos) {
    return <ErrorState title={labels.loadFailed} retrying={loading} onRetry={props.onRetry} />;
  }
  if (!photos) return <Skeleton style={{ height: 180 }} />;
  if (photos.length === 0) return <p className={css.note}>{labels.empty}</p>;
  return (
    <div className={css.picker}>
      <ul className={css.photos} aria-label={labels.photos}>
        {photos.map(({ id, name, src }, index) => (
          <li key={id}>
            <Card asChild className={css.photo}>
              <button
                type="button"
                aria-label={name || labels.photo(index + 1)}
                onClick={() => props.onSelect(id)}
              >
                <img className={css.thumbnail} src={src} alt="" loading="lazy" />
              </button>
            </Card>
          </li>
        ))}
      </ul>
      {failed && (
        <p role="alert" className={css.note}>
          {labels.loadFailed}
        </p>
      )}
      {props.hasMore && (
        <Button loading={loading} onClick={props.onLoadMore}>
          {labels.more}
        </Button>
      )}
    </div>
  );
}
