import { countCodePoints, TEXT } from '@xiangji/api-client/contract';
import { thumbhashUrl } from '@xiangji/internal/thumbhash';
import { Button, CoverStack, DateRangeField, TextArea, TextField, useToast } from '@xiangji/ui';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Album, AlbumEntry } from '../models/album.ts';
import { deskHint } from '../page/deskHint.css.ts';
import { useSetAlbumInfo } from '../queries/albums.queries.ts';
import * as css from './AlbumEditLayer.css.ts';

type Base = Album;

/** Sends one change; says that it was saved, or failed (spec §8 '更新失败'), also after the layer has closed. */
function useUpdate(id: string) {
  const t = useTranslations('albumEdit');
  const toast = useToast();
  const info = useSetAlbumInfo();
  return async (change: Omit<Parameters<typeof info.mutate>[0], 'id'>) => {
    try {
      await info.mutateAsync({ id, ...change });
      toast.show({ id: 'album-edit', title: t('saved'), tone: 'positive' });
    } catch {
      toast.show({ id: 'album-edit', title: t('updateFailed'), tone: 'critical' });
    }
  };
}

/** A name is kept on blur or Enter, if it is trimmed, not empty, and another one (spec §5 'Album name edit'). */
function NameField({ album, label }: { album: Base; label: string }) {
  const update = useUpdate(album.id);
  const [draft, setDraft] = useState<string>();
  const commit = () => {
    const name = draft?.trim();
    setDraft(undefined);
    if (name && name !== album.name) void update({ name });
  };
  return (
    <TextField
      label={label}
      value={draft ?? album.name}
      maxLength={TEXT.ALBUM_NAME}
      autoComplete="off"
      onChange={(event) => setDraft(event.currentTarget.value)}
      {...(draft === undefined ? {} : { 'data-editing': '' })}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') commit();
        if (event.key !== 'Escape' || draft === undefined) return;
        event.stopPropagation();
        setDraft(undefined);
      }}
    />
  );
}

/** State of the fields for the layer around them. */
export interface Unsaved {
  /** Called with whether a text cannot be saved as it is. */
  onInvalid: (invalid: boolean) => void;
}

/**
 * An introduction is saved on leaving it, by Ctrl or Cmd + Enter or its button; Esc takes it back (spec §5 'Album
 * intro'). One that is too long says so and is not saved.
 */
function IntroField({ album, onInvalid }: { album: Base } & Unsaved) {
  const t = useTranslations('albumEdit');
  const update = useUpdate(album.id);
  const [draft, setDraft] = useState<string>();
  const text = draft ?? album.intro;
  const changed = text.trim() !== album.intro;
  const fits = countCodePoints(text) <= TEXT.ALBUM_INTRO;
  const edit = (next: string | undefined) => {
    setDraft(next);
    onInvalid(next !== undefined && countCodePoints(next) > TEXT.ALBUM_INTRO);
  };
  const commit = () => {
    if (!changed || !fits) return;
    void update({ intro: text.trim() });
    edit(undefined);
  };
  return (
    <div>
      <TextArea
        label={t('intro')}
        hint={<span className={deskHint}>{t('introHint')}</span>}
        placeholder={t('introPlaceholder')}
        limit={TEXT.ALBUM_INTRO}
        error={fits ? undefined : t('introTooLong', { count: TEXT.ALBUM_INTRO })}
        value={text}
        onChange={(event) => edit(event.currentTarget.value)}
        onBlur={commit}
        onValueCommit={commit}
        onCancel={draft === undefined ? undefined : () => edit(undefined)}
      />
      {changed && (
        <Button disabled={!fits} onClick={commit}>
          {t('done')}
        </Button>
      )}
    </div>
  );
}

/** Albums of a set that are shown until all of them are asked for; as many as its card shows covers of. */
const FIRST_CHILDREN = 3;

function Children({ list }: { list: readonly AlbumEntry[] }) {
  const t = useTranslations('albumEdit');
  const headingId = useId();
  const [all, setAll] = useState(false);
  const shown = all ? list : list.slice(0, FIRST_CHILDREN);
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={css.heading}>
        {t('children')}
      </h3>
      <ul className={css.children}>
        {shown.map(({ id, name, cover }) => (
          <li key={id}>
            <CoverStack
              covers={[cover && { src: cover.src, placeholder: thumbhashUrl(cover.thumbhash) }]}
              sizes="96px"
            />
            <div className={css.childName} title={name}>
              {name}
            </div>
          </li>
        ))}
      </ul>
      {list.length > FIRST_CHILDREN && (
        <Button variant="ghost" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('childrenFewer') : t('childrenAll', { count: list.length })}
        </Button>
      )}
    </section>
  );
}

export interface EditFieldsProps extends Unsaved {
  album: Base;
  /** The albums of a set. */
  list: readonly AlbumEntry[];
}

/** Name, dates and introduction of an album; name and all the albums of a set (spec §2 'Album edit layer'). */
export function EditFields({ album, list, onInvalid }: EditFieldsProps) {
  const t = useTranslations('albumEdit');
  const update = useUpdate(album.id);
  const isSet = album.kind === 'albumSet';
  const { startDate, endDate } = album;
  if (isSet) {
    return (
      <>
        <NameField album={album} label={t('setName')} />
        <Children list={list} />
      </>
    );
  }
  return (
    <>
      <NameField album={album} label={t('name')} />
      <DateRangeField
        label={t('dates')}
        value={startDate === null || endDate === null ? undefined : { start: startDate, end: endDate }}
        onValueChange={({ start, end }) => void update({ startDate: start, endDate: end })}
      />
      <IntroField album={album} onInvalid={onInvalid} />
    </>
  );
}
