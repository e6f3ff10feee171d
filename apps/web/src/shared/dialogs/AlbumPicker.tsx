import { useQuery } from '@tanstack/react-query';
import { formatSpan } from '@xiangji/api-client/contract';
import { Checkbox, ImagesIcon, RadioGroup, SearchIcon, Skeleton, TextField } from '@xiangji/ui';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Album, AlbumEntry } from '../models/album.ts';
import { everyLevelQuery } from '../queries/albums.queries.ts';
import { placeholderOf } from '../thumbhash.ts';
import * as css from './AlbumPicker.css.ts';

/** Rows drawn at once; more albums are found by name. */
const MOST_ROWS = 200;
/** From here on a field to search in helps more than it disturbs. */
const SEARCH_FROM = 9;

export interface PickableAlbum
  extends Pick<AlbumEntry, 'id' | 'name' | 'setId' | 'count' | 'cover' | 'startDate' | 'endDate'> {
  /** Name of the set that the album is in. */
  set?: string | undefined;
}

export interface AlbumPickerProps {
  /** Names the list, to the ear. */
  label: string;
  /** The ids that are chosen. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Several instead of one. */
  multiple?: boolean;
  /** Which albums may be chosen; all where absent. */
  filter?: (album: PickableAlbum) => boolean;
  /** What is wrong with the choice. */
  error?: string | undefined;
}

type Levels = Awaited<ReturnType<NonNullable<typeof everyLevelQuery.queryFn>>>;

/** Every album that can hold photos, with the set that it is in. */
function albumsOf(levels: Levels): PickableAlbum[] {
  const all = levels.flatMap(({ list }): Album[] => list);
  const sets = new Map(all.filter(({ kind }) => kind === 'albumSet').map(({ id, name }) => [id, name]));
  return all
    .filter(({ kind }) => kind === 'album')
    .map((album) => ({ ...album, set: sets.get(album.setId) }));
}

/** The albums whose name, or whose set's name, has the typed words. */
function useMatches(filter: AlbumPickerProps['filter'], typed: string) {
  const { data } = useQuery({ ...everyLevelQuery, select: albumsOf });
  return useMemo(() => {
    const wanted = typed.trim().toLocaleLowerCase();
    const all = filter ? data?.filter(filter) : data;
    const found = all?.filter(({ name, set = '' }) =>
      [name, set].some((text) => text.toLocaleLowerCase().includes(wanted)),
    );
    return { all, found };
  }, [data, filter, typed]);
}

/** Cover and name of an album; below the name its set, its dates and its number of photos. */
function AlbumLabel({ album }: { album: PickableAlbum }) {
  const t = useTranslations('albums');
  const { name, set, cover, startDate, endDate, count } = album;
  const facts = [set, formatSpan(startDate, endDate), t('photos', { count })].filter(Boolean);
  const placeholder = placeholderOf(cover?.thumbhash);
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

type RowsProps = Pick<AlbumPickerProps, 'label' | 'value' | 'onChange' | 'multiple' | 'error'> & {
  albums: readonly PickableAlbum[];
};

function Rows({ label, value, onChange, multiple, error, albums }: RowsProps) {
  const errorId = useId();
  if (!multiple) {
    const options = albums.map((album) => ({ value: album.id, label: <AlbumLabel album={album} /> }));
    const choose = (id: string) => onChange([id]);
    return (
      <RadioGroup
        {...{ label, error, options }}
        hideLabel
        className={css.list}
        value={value[0] ?? ''}
        onValueChange={choose}
      />
    );
  }
  const toggle = (id: string, chosen: boolean) =>
    onChange(chosen ? [...value, id] : value.filter((other) => other !== id));
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
            label={<AlbumLabel album={album} />}
            checked={value.includes(album.id)}
            onChange={(event) => toggle(album.id, event.currentTarget.checked)}
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

/** Albums that hold photos, those inside sets too, to choose one or several from; searched by name. */
export function AlbumPicker({ label, value, onChange, multiple = false, filter, error }: AlbumPickerProps) {
  const t = useTranslations('dialogs');
  const [typed, setTyped] = useState('');
  const { all, found } = useMatches(filter, typed);
  if (!all || !found) return <Skeleton style={{ height: 120 }} />;
  if (all.length === 0) return <p className={css.note}>{t('pickEmpty')}</p>;
  return (
    <div>
      {all.length >= SEARCH_FROM && (
        <TextField
          label={t('pickSearch')}
          hideLabel
          placeholder={t('pickSearch')}
          type="search"
          autoComplete="off"
          start={<SearchIcon />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <Rows {...{ label, value, onChange, multiple, error, albums: found.slice(0, MOST_ROWS) }} />
      <div role="status">
        {found.length === 0 && <p className={css.note}>{t('pickNone')}</p>}
        {found.length > MOST_ROWS && (
          <p className={css.note}>{t('pickMore', { count: found.length - MOST_ROWS })}</p>
        )}
      </div>
    </div>
  );
}
