import { Badge, Checkbox, formatDayNumber, useFormatters } from '@xiangji/ui';
import { clockText } from '../locale/clockText.ts';
import { PhotoPicture } from '../photo-picture/PhotoPicture.tsx';
import * as css from './DuplicateReview.css.ts';
import type { DuplicateReviewLabels } from './labels.ts';
import type { SimilarPhoto } from './types.ts';

const SECONDS_PER_DAY = 86_400;

interface DuplicatePhotoProps {
  photo: SimilarPhoto;
  /** Position in the group, starting at 1. */
  position: number;
  kept: boolean;
  disabled: boolean;
  onKeptChange: (kept: boolean) => void;
  onOpen: (element: HTMLElement) => void;
  labels: DuplicateReviewLabels;
}

/** A photo of a group with its facts, and whether it is kept. */
export function DuplicatePhoto({ photo, position, kept, labels, ...props }: DuplicatePhotoProps) {
  const { number, fileSize } = useFormatters();
  const { width, height, bytes, time, albumName, keep } = photo;
  const name = photo.name || labels.photo(position);
  const day = formatDayNumber(Math.floor(time / SECONDS_PER_DAY));
  return (
    <li className={css.photo} data-kept={kept}>
      <button
        type="button"
        className={css.open}
        aria-label={labels.open(name)}
        onClick={({ currentTarget }) => props.onOpen(currentTarget)}
      >
        <PhotoPicture
          {...photo}
          thumbhash={photo.src ? undefined : photo.thumbhash}
          className={css.picture}
          imageClassName={css.image}
        />
      </button>
      <div className={css.words}>
        <span className={css.name} title={name}>
          {name}
        </span>
        <span className={css.size}>
          {number(width)} × {number(height)} · {fileSize(bytes)}
        </span>
        <span className={css.detail}>
          {day} {clockText(time)}
        </span>
        <span className={css.detail} title={albumName}>
          {labels.album(albumName)}
        </span>
      </div>
      <div className={css.choice}>
        <Checkbox
          label={labels.keep}
          aria-label={labels.keepPhoto(name)}
          checked={kept}
          disabled={props.disabled}
          onCheckedChange={props.onKeptChange}
        />
        {keep && <Badge tone={keep === 'best' ? 'positive' : 'info'}>{labels.reasons[keep]}</Badge>}
      </div>
    </li>
  );
}
