import { Button, Card, ErrorState, Skeleton } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type PhotoPickerLabels, photoPickerLabels } from './labels.ts';
import * as css from './PhotoPicker.css.ts';

/** A photo to select. */
export interface PickablePhoto {
  /** Identifies the photo. */
  id: string;
  /** Name of the photo. */
  name: string;
  /** Address of a small picture. */
  src: string | undefined;
}

export interface PhotoPickerProps {
  /** The photos that are loaded; undefined while the first ones load. */
  photos: readonly PickablePhoto[] | undefined;
  /** Called with the id of the selected photo. */
  onSelect: (id: string) => void;
  /** Whether photos could not be loaded. @default false */
  failed?: boolean;
  /** Photos are being loaded. @default false */
  loading?: boolean;
  /** Loads the photos again after a failure. */
  onRetry: () => void;
  /** There are more photos. @default false */
  hasMore?: boolean;
  /** Loads further photos. */
  onLoadMore: () => void;
  /** Replaces individual texts. */
  labels?: Partial<PhotoPickerLabels>;
}

/** Small photos to select one of, with a button that loads more. */
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
      {failed && <p className={css.note}>{labels.loadFailed}</p>}
      {props.hasMore && (
        <Button loading={loading} onClick={props.onLoadMore}>
          {labels.more}
        </Button>
      )}
    </div>
  );
}
