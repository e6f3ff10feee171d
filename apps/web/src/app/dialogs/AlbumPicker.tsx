import { useQuery } from '@tanstack/react-query';
import type { Folder } from '@xiangji/api-client/contract';
import { Checkbox, RadioGroup, SearchIcon, Skeleton, TextField } from '@xiangji/ui';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { leavesQuery } from '../albums.queries.ts';
import * as css from './AlbumPicker.css.ts';

/** Rows drawn at once; who has more albums finds them by name. */
const MOST_ROWS = 200;
/** From here on a field to search in helps more than it disturbs. */
const SEARCH_FROM = 9;

export type PickableAlbum = Pick<Folder, 'id' | 'name' | 'pid' | 'count'>;

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

function useMatches(filter: AlbumPickerProps['filter'], typed: string) {
  const { data } = useQuery(leavesQuery);
  return useMemo(() => {
    const wanted = typed.trim().toLocaleLowerCase();
    const all = filter ? data?.filter(filter) : data;
    return { all, found: all?.filter(({ name }) => name.toLocaleLowerCase().includes(wanted)) };
  }, [data, filter, typed]);
}

type RowsProps = Pick<AlbumPickerProps, 'label' | 'value' | 'onChange' | 'multiple' | 'error'> & {
  albums: readonly PickableAlbum[];
};

function Rows({ label, value, onChange, multiple, error, albums }: RowsProps) {
  const errorId = useId();
  if (!multiple) {
    const options = albums.map(({ id, name }) => ({ value: id, label: name }));
    const choose = (id: string) => onChange([id]);
    return (
      <RadioGroup
        {...{ label, error, options }}
        hideLabel
        className={css.list}
        value={value[0] ?? ''}
        onChange={choose}
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
        {albums.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={value.includes(id)}
            onChange={(event) => toggle(id, event.currentTarget.checked)}
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
