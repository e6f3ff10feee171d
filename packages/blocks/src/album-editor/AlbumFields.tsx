import { thumbhashUrl } from '@xiangji/internal/thumbhash';
import { Button, CoverStack, DateRangeField, TextArea, TextField } from '@xiangji/ui';
import { useId, useState } from 'react';
import * as css from './AlbumEditor.css.ts';
import type { AlbumEditorLabels } from './labels.ts';
import type { AlbumChange, AlbumOfSet, EditableAlbum } from './types.ts';

interface FieldProps {
  album: EditableAlbum;
  labels: AlbumEditorLabels;
  onChange: (change: AlbumChange) => void;
  nameMaxLength: number | undefined;
  introMaxLength: number | undefined;
  /** Called with whether a text is invalid and cannot be saved. */
  onInvalidChange: (invalid: boolean) => void;
}

/** The name is saved on blur or Enter if it is not empty and has changed. Esc restores it. */
function NameField(props: Pick<FieldProps, 'album' | 'nameMaxLength' | 'onChange'> & { label: string }) {
  const { album, label, nameMaxLength, onChange } = props;
  const [draft, setDraft] = useState<string>();
  const commit = () => {
    const name = draft?.trim();
    setDraft(undefined);
    if (name && name !== album.name) onChange({ name });
  };
  return (
    <TextField
      label={label}
      value={draft ?? album.name}
      maxLength={nameMaxLength}
      autoComplete="off"
      onValueChange={setDraft}
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

/**
 * The introduction is saved on blur, by Ctrl or Cmd + Enter, or by its button. Esc restores it. If it is too long, the
 * field shows an error and does not save it.
 */
function IntroField({ album, labels, onChange, introMaxLength, onInvalidChange }: FieldProps) {
  const [draft, setDraft] = useState<string>();
  const text = draft ?? album.intro;
  const changed = text.trim() !== album.intro;
  const isTooLong = (intro: string) => introMaxLength !== undefined && [...intro].length > introMaxLength;
  const fits = !isTooLong(text);
  const edit = (next: string | undefined) => {
    setDraft(next);
    onInvalidChange(next !== undefined && isTooLong(next));
  };
  const commit = () => {
    if (!changed || !fits) return;
    onChange({ intro: text.trim() });
    edit(undefined);
  };
  return (
    <div>
      <TextArea
        label={labels.intro}
        hint={<span className={css.keyHint}>{labels.introKeys}</span>}
        placeholder={labels.introPlaceholder}
        limit={introMaxLength}
        error={fits ? undefined : labels.introTooLong(introMaxLength ?? 0)}
        value={text}
        onValueChange={edit}
        onBlur={commit}
        onValueCommit={commit}
        onCancel={draft === undefined ? undefined : () => edit(undefined)}
      />
      {/* It stays mounted, so that Tab reaches it, although the text is saved when it leaves the field. */}
      <Button disabled={!changed || !fits} focusableWhenDisabled onClick={commit}>
        {labels.saveIntro}
      </Button>
    </div>
  );
}

/** Number of albums of a set that are shown initially; the same as the number of covers on its card. */
const FIRST_ALBUMS = 3;

function AlbumsOfSet({ albums, labels }: { albums: readonly AlbumOfSet[]; labels: AlbumEditorLabels }) {
  const headingId = useId();
  const [all, setAll] = useState(false);
  const shown = all ? albums : albums.slice(0, FIRST_ALBUMS);
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={css.heading}>
        {labels.albumsOfSet}
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
      {albums.length > FIRST_ALBUMS && (
        <Button variant="ghost" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? labels.fewerAlbums : labels.allAlbums(albums.length)}
        </Button>
      )}
    </section>
  );
}

export type AlbumFieldsProps = FieldProps & { albums: readonly AlbumOfSet[] };

/** The fields of an album (name, dates, introduction) or of a set (name, albums). */
export function AlbumFields({ albums, ...props }: AlbumFieldsProps) {
  const { album, labels, onChange } = props;
  const { startDate, endDate } = album;
  if (album.kind === 'albumSet') {
    return (
      <>
        <NameField {...props} label={labels.setName} />
        <AlbumsOfSet albums={albums} labels={labels} />
      </>
    );
  }
  return (
    <>
      <NameField {...props} label={labels.albumName} />
      <DateRangeField
        label={labels.dates}
        value={startDate === null || endDate === null ? undefined : { start: startDate, end: endDate }}
        onValueChange={({ start, end }) => onChange({ startDate: start, endDate: end })}
      />
      <IntroField {...props} />
    </>
  );
}
