import {
  Badge,
  Button,
  CalendarIcon,
  ErrorState,
  IconButton,
  Inline,
  Link,
  useFormatters,
} from '@xiangji/ui';
import { cloneElement, type ReactElement, type ReactNode, useState } from 'react';
import { zoneText } from '../date-change/timezones.ts';
import { clockText } from '../locale/clockText.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { DescriptionField } from './DescriptionField.tsx';
import { type ExifKey, type PhotoInfoLabels, photoInfoLabels } from './labels.ts';
import * as css from './PhotoInfoPanel.css.ts';
import { PhotoInfoSkeleton } from './PhotoInfoSkeleton.tsx';
import { PlaceFact, type PlaceFactProps } from './PlaceFact.tsx';
import type { PhotoPlace } from './place.ts';

/** One row of EXIF data. */
export interface ExifRow {
  /** Identifies the row. */
  key: string;
  /** The formatted value, such as `1/120 s`. */
  text: string;
  /** The raw value. */
  value: string;
}

/**
 * Where the time of a photo comes from: its file, a person who set it, or a guess by the name of the file, by its last
 * change, or by the upload.
 */
export type PhotoTimeSource = 'file' | keyof PhotoInfoLabels['timeSources'];

/** The facts of a photo. */
export interface PhotoInfo {
  /** Identifies the photo. */
  id: string;
  /** The description; empty if there is none. */
  name: string;
  /** Local time of the photo, in seconds counted as if it were UTC. */
  time: number;
  /** Time zone as an offset in minutes, UTC minus local; null if it is unknown. */
  timezone: number | null;
  /** Where `time` comes from. The panel says so, unless it is the file itself. @default 'file' */
  timeSource?: PhotoTimeSource | undefined;
  /** The location where the photo was taken. */
  place?: PhotoPlace | undefined;
  /** Tags of the photo. */
  tags?: readonly { id: string; name: string }[];
  /** EXIF data of the photo. */
  exif?: readonly ExifRow[];
}

type EmptyLink = ReactElement<{ children?: ReactNode; className?: string }>;

export type PhotoInfoPanelProps = Pick<
  PlaceFactProps,
  'map' | 'defaultMapOpen' | 'onMapOpenChange' | 'onPlaceCopied'
> & {
  /** The facts of the photo; undefined while they load. */
  photo: PhotoInfo | undefined;
  /** Shows that loading has failed. @default false */
  failed?: boolean;
  /** Whether the facts are being loaded again. @default false */
  retrying?: boolean;
  /** Called by the button that loads the facts again after a failure. */
  onRetry?: () => void;
  /** A link to the album with its name: `<a href="…">Kyoto</a>` or a link component of your router. */
  albumLink?: ReactElement | undefined;
  /** Returns a link without children to the photos of a tag. */
  tagLink?: (tagId: string) => EmptyLink;
  /** Called with the new description, which is trimmed and not empty. Without it, the description cannot be edited. */
  onDescribe?: (text: string) => void;
  /** Maximum length of a description, in code points. */
  descriptionMaxLength?: number;
  /** Called by the button that changes the date. Without it, there is no such button. */
  onChangeDate?: () => void;
  /** Number of EXIF rows shown before the user shows all. @default 5 */
  exifRows?: number;
  /** Replaces individual texts. */
  labels?: Partial<PhotoInfoLabels>;
};

const SECONDS_PER_DAY = 86_400;
const EXIF_ROWS = 5;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.term}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}

function Time({ photo, labels, onChangeDate }: PartProps) {
  const { day } = useFormatters();
  const { time, timezone, timeSource = 'file' } = photo;
  const zone = timezone === null ? '' : zoneText(timezone);
  const text = [day(Math.floor(time / SECONDS_PER_DAY)), clockText(time), zone].filter(Boolean).join(' ');
  return (
    <Fact name={labels.time}>
      {onChangeDate ? (
        <Inline gap={1}>
          {text}
          <IconButton size="small" label={labels.changeDate} onClick={onChangeDate}>
            <CalendarIcon />
          </IconButton>
        </Inline>
      ) : (
        text
      )}
      {timeSource !== 'file' && <span className={css.note}>{labels.timeSources[timeSource]}</span>}
    </Fact>
  );
}

type PartProps = Omit<PhotoInfoPanelProps, 'photo' | 'labels'> & {
  photo: PhotoInfo;
  labels: PhotoInfoLabels;
};

/** Returns a function that formats a row: sizes with their unit, boolean values as words. */
function useExifText(labels: PhotoInfoLabels): (row: ExifRow) => string {
  const { fileSize } = useFormatters();
  return ({ key, text, value }) => {
    if (key === 'fileSize') return fileSize(Number(value));
    if (key === 'flash') return value === 'true' ? labels.flashOn : labels.flashOff;
    if (key === 'whiteBalance') return value === 'manual' ? labels.manual : labels.auto;
    return text;
  };
}

/** The facts of a photo. Only some EXIF rows are shown before the user shows all. */
function Facts(props: PartProps) {
  const { photo, labels, albumLink, tagLink, exifRows = EXIF_ROWS } = props;
  const { map, defaultMapOpen, onMapOpenChange, onPlaceCopied } = props;
  const exifText = useExifText(labels);
  const [showsAll, setShowsAll] = useState(false);
  const { place, tags = [], exif = [] } = photo;
  const rows = showsAll ? exif : exif.slice(0, exifRows);
  return (
    <>
      <dl className={css.facts}>
        <Time {...props} />
        {albumLink && (
          <Fact name={labels.album}>
            <Link asChild>{albumLink}</Link>
          </Fact>
        )}
        {place && (
          <Fact name={labels.place}>
            <PlaceFact {...{ place, labels, map, defaultMapOpen, onMapOpenChange, onPlaceCopied }} />
          </Fact>
        )}
        {tags.length > 0 && (
          <Fact name={labels.tags}>
            <Inline gap={1}>
              {tags.map(({ id, name }) => {
                const badge = <Badge key={id}>{name}</Badge>;
                return tagLink ? cloneElement(tagLink(id), { key: id, className: css.tag }, badge) : badge;
              })}
            </Inline>
          </Fact>
        )}
        {rows.map((row) => (
          <Fact key={row.key} name={labels.exif[row.key as ExifKey] ?? row.key}>
            {exifText(row)}
          </Fact>
        ))}
      </dl>
      {exif.length > exifRows && (
        <Button variant="ghost" size="small" className={css.more} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? labels.less : labels.more(exif.length)}
        </Button>
      )}
    </>
  );
}

/** The facts of one photo: description, time, album, place with a map, tags and EXIF data. */
export function PhotoInfoPanel({ photo, failed = false, retrying = false, ...props }: PhotoInfoPanelProps) {
  const labels = useBlockLabels(photoInfoLabels, props.labels);
  if (failed) return <ErrorState title={labels.loadFailed} retrying={retrying} onRetry={props.onRetry} />;
  if (!photo) return <PhotoInfoSkeleton />;
  const { onDescribe, descriptionMaxLength } = props;
  return (
    <section aria-label={labels.info} className={css.panel}>
      <DescriptionField
        key={photo.id}
        name={photo.name}
        maxLength={descriptionMaxLength}
        {...{ labels, onDescribe }}
      />
      <Facts {...props} photo={photo} labels={labels} />
    </section>
  );
}
