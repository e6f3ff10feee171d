import { thumbhashUrl } from '@xiangji/internal/thumbhash';
import { Checkbox, ImagesIcon, RadioGroup, SearchIcon, Skeleton, TextField } from '@xiangji/ui';
import { useId, useMemo, useState } from 'react';
import { spanText } from '../locale/spanText.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './AlbumPicker.css.ts';
import { type AlbumPickerLabels, albumTargetLabels } from './labels.ts';

/** Maximum number of rendered rows. Further albums can be found by name. */
const MOST_ROWS = 200;
/** The search field is shown from this number of albums. */
const SEARCH_FROM = 9;

/** An album that can be picked. */
export interface PickableAlbum {
  /** Identifies the album. */
  id: string;
  /** Name of the album. */
  name: string;
  /** Name of the set that the album is in. */
  set?: string | undefined;
  /** Number of photos in the album. */
  count: number;
  /** The cover image, with its ThumbHash in base64; null without photos. */
  cover: { src: string; thumbhash?: string | null } | null;
  /** First day, in days since 1970-01-01; null without photos. */
  startDate: number | null;
  /** Last day, in days since 1970-01-01; null without photos. */
  endDate: number | null;
}

export interface AlbumPickerProps {
  /** Name of the list for screen readers. */
  label: string;
  /** The albums; undefined while they load. */
  albums: readonly PickableAlbum[] | undefined;
  /** Ids of the selected albums. */
  value: readonly string[];
  /** Called with the ids of the selected albums. */
  onValueChange: (ids: string[]) => void;
  /** Allows the selection of more than one album. @default false */
  multiple?: boolean;
  /** An error message about the selection. */
  error?: string | undefined;
  /** Replaces individual texts. */
  labels?: Partial<AlbumPickerLabels>;
}

function useMatches(albums: readonly PickableAlbum[] | undefined, typed: string) {
  return useMemo(() => {
    const wanted = typed.trim().toLocaleLowerCase();
    return albums?.filter(({ name, set = '' }) =>
      [name, set].some((text) => text.toLocaleLowerCase().includes(wanted)),
    );
  }, [albums, typed]);
}

interface LabelProps {
  album: PickableAlbum;
  labels: AlbumPickerLabels;
}

/** Cover and name of an album, with its set, dates and number of photos below the name. */
function AlbumLabel({ album, labels }: LabelProps) {
  const { name, set, cover, startDate, endDate, count } = album;
  const facts = [set, spanText(startDate, endDate), labels.photos(count)].filter(Boolean);
  const placeholder = thumbhashUrl(cover?.thumbhash);
  return (
    <span className={css.album}>
      <span
        className={css.cover}
        style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
      >
        {cover ? <img className={css.picture} src={cover.src} alt="" loading="lazy" /> : <ImagesIcon />}
      </span>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.facts}>{facts.join(' · ')}</span>
      </span>
    </span>
  );
}

type RowsProps = Omit<AlbumPickerProps, 'albums' | 'labels'> & {
  albums: readonly PickableAlbum[];
  labels: AlbumPickerLabels;
};

function RadioRows({ label, value, onValueChange, error, albums, labels }: RowsProps) {
  const options = albums.map((album) => ({
    value: album.id,
    label: <AlbumLabel album={album} labels={labels} />,
  }));
  return (
    <RadioGroup
      {...{ label, error, options }}
      hideLabel
      className={css.list}
      value={value[0] ?? ''}
      onValueChange={(id) => onValueChange([id])}
    />
  );
}

function CheckboxRows({ label, value, onValueChange, error, albums, labels }: RowsProps) {
  const errorId = useId();
  const toggle = (id: string, selected: boolean) =>
    onValueChange(selected ? [...value, id] : value.filter((other) => other !== id));
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll its rows */}
      <div
        role="group"
        className={css.list}
        aria-label={label}
        aria-describedby={error ? errorId : undefined}
      >
        {albums.map((album) => (
          <Checkbox
            key={album.id}
            label={<AlbumLabel album={album} labels={labels} />}
            checked={value.includes(album.id)}
            onCheckedChange={(checked) => toggle(album.id, checked)}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className={css.error}>
          {error}
        </p>
      )}
    </>
  );
}

/** A list of albums to select one or several from. Users can search by the name of an album or of its set. */
export function AlbumPicker({ albums, multiple = false, ...props }: AlbumPickerProps) {
  const labels = useBlockLabels<AlbumPickerLabels>(albumTargetLabels, props.labels);
  const [typed, setTyped] = useState('');
  const found = useMatches(albums, typed);
  if (!albums || !found) return <Skeleton style={{ height: 120 }} />;
  if (albums.length === 0) return <p className={css.note}>{labels.empty}</p>;
  const Rows = multiple ? CheckboxRows : RadioRows;
  return (
    <div>
      {albums.length >= SEARCH_FROM && (
        <TextField
          label={labels.search}
          hideLabel
          placeholder={labels.search}
          type="search"
          autoComplete="off"
          start={<SearchIcon />}
          value={typed}
          onValueChange={setTyped}
          onKeyDown={(event) => {
            // Enter would submit the form around the picker.
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
          }}
        />
      )}
      <Rows {...props} labels={labels} albums={found.slice(0, MOST_ROWS)} />
      <div role="status">
        {found.length === 0 && <p className={css.note}>{labels.noMatch}</p>}
        {found.length > MOST_ROWS && (
          <p className={css.note}>{labels.moreMatches(found.length - MOST_ROWS)}</p>
        )}
      </div>
    </div>
  );
}
