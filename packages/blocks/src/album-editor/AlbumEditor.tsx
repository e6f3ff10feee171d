import { thumbhashUrl } from '@xiangji/internal/thumbhash';
import { Button, CoverStack, Dialog, ErrorState, ImagePlusIcon, ImagesIcon, Skeleton } from '@xiangji/ui';
import { type ReactNode, useState } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { FileButton } from '../upload/index.ts';
import * as css from './AlbumEditor.css.ts';
import { AlbumFacts } from './AlbumFacts.tsx';
import { AlbumFields } from './AlbumFields.tsx';
import { type AlbumEditorLabels, albumEditorLabels } from './labels.ts';
import type { AlbumChange, AlbumOfSet, EditableAlbum } from './types.ts';
import { usePanel } from './usePanel.ts';

export interface AlbumEditorProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with the new state when the dialog should open or close. */
  onOpenChange: (open: boolean) => void;
  /** The album or the set; undefined while it loads. */
  album: EditableAlbum | undefined;
  /** The albums of a set. @default [] */
  albums?: readonly AlbumOfSet[] | undefined;
  /** Whether the album could not be loaded. @default false */
  failed?: boolean;
  /** Whether the album is being loaded again. @default false */
  retrying?: boolean;
  /** Called by the button that loads the album again after a failure. */
  onRetry?: () => void;
  /** Called with a change when a field loses the focus. Name and introduction are trimmed. */
  onChange: (change: AlbumChange) => void;
  /** Called with whether a text is invalid and cannot be saved, so that you can ask for confirmation before closing. */
  onInvalidChange?: (invalid: boolean) => void;
  /** Maximum length of a name, in code points. */
  nameMaxLength?: number;
  /** Maximum length of an introduction, in code points. */
  introMaxLength?: number;
  /** File types of a cover, in the format of the `accept` attribute. */
  coverAccept?: string;
  /** Called with the file that the user selected as the cover. */
  onCoverFile: (file: File) => void;
  /** Called by the button that selects a photo of the album as the cover. */
  onCoverPhoto: () => void;
  /** Replaces the cover and the fields, for example while a cover is cropped. Use `Dialog.Body` and `Dialog.Footer`. */
  children?: ReactNode;
  /** Replaces individual texts. */
  labels?: Partial<AlbumEditorLabels>;
}

type PartProps = Omit<AlbumEditorProps, 'album' | 'albums' | 'labels'> & {
  album: EditableAlbum;
  albums: readonly AlbumOfSet[];
  labels: AlbumEditorLabels;
  editing: boolean;
};

/** The cover, with two buttons that change it for an album. A set shows the covers of its albums. */
function Cover({ album, albums, editing, labels, coverAccept, onCoverFile, onCoverPhoto }: PartProps) {
  const isSet = album.kind === 'albumSet';
  const covers = (isSet ? albums.map(({ cover }) => cover) : [album.cover]).map(
    (cover) => cover && { src: cover.src, placeholder: thumbhashUrl(cover.thumbhash) },
  );
  return (
    <>
      <div className={css.picture}>
        <CoverStack covers={covers} sizes="360px" />
      </div>
      {editing && !isSet && (
        <>
          <FileButton
            icon={<ImagePlusIcon />}
            label={labels.coverFile}
            accept={coverAccept}
            onFiles={([file]) => file && onCoverFile(file)}
          >
            {labels.changeCover}
          </FileButton>
          <Button variant="ghost" icon={<ImagesIcon />} onClick={onCoverPhoto}>
            {labels.coverPhoto}
          </Button>
        </>
      )}
    </>
  );
}

type PanelProps = PartProps & { canFinish: boolean; onEditingChange: (editing: boolean) => void };

/** Shows the cover and the fields, or only one of them. Editing cannot end while a text is invalid. */
function Panels({ canFinish, onEditingChange, ...props }: PanelProps) {
  const { album, editing, labels, nameMaxLength, introMaxLength, onInvalidChange } = props;
  const { panel, setPanel, swipe } = usePanel();
  return (
    <Dialog.Body>
      <div className={css.layer} data-panel={panel}>
        <div className={css.cover} {...swipe}>
          <Cover {...props} />
        </div>
        <div className={css.fields}>
          {editing ? (
            <AlbumFields
              {...{ album, labels, nameMaxLength, introMaxLength }}
              albums={props.albums}
              onChange={props.onChange}
              onInvalidChange={(invalid) => onInvalidChange?.(invalid)}
            />
          ) : (
            <AlbumFacts album={album} labels={labels} />
          )}
        </div>
      </div>
      <div className={css.panelButtons} {...swipe}>
        <Button disabled={editing && !canFinish} onClick={() => onEditingChange(!editing)}>
          {editing ? labels.finishEditing : labels.startEditing}
        </Button>
        <Button
          variant="ghost"
          aria-pressed={panel === 'cover'}
          onClick={() => setPanel(panel === 'cover' ? '' : 'cover')}
        >
          {labels.showCover}
        </Button>
        <Button
          variant="ghost"
          aria-pressed={panel === 'more'}
          onClick={() => setPanel(panel === 'more' ? '' : 'more')}
        >
          {labels.showMore}
        </Button>
      </div>
    </Dialog.Body>
  );
}

/** Replaces the fields while there is no album. */
function NoAlbum({ failed = false, retrying = false, onRetry, title }: NoAlbumProps) {
  return (
    <Dialog.Body>
      {failed ? (
        <ErrorState title={title} retrying={retrying} onRetry={onRetry} />
      ) : (
        <Skeleton style={{ height: 320 }} />
      )}
    </Dialog.Body>
  );
}
type NoAlbumProps = Pick<AlbumEditorProps, 'failed' | 'retrying' | 'onRetry'> & { title: string };

/** A dialog to view or edit an album (cover, name, dates, introduction) or an album set (name, albums). */
export function AlbumEditor({
  open,
  onOpenChange,
  album,
  albums = [],
  children,
  ...props
}: AlbumEditorProps) {
  const labels = useBlockLabels(albumEditorLabels, props.labels);
  const [editing, setEditing] = useState(true);
  const [invalid, setInvalid] = useState(false);
  const isSet = album?.kind === 'albumSet';
  const titles = isSet ? [labels.editSet, labels.setDetails] : [labels.editAlbum, labels.albumDetails];
  const changeInvalid = (next: boolean) => {
    setInvalid(next);
    props.onInvalidChange?.(next);
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        title={editing ? titles[0] : titles[1]}
        size="large"
        onOpenAutoFocus={(event) => {
          if (album) return;
          // Only the close button is rendered so far. Focusing the dialog itself lets Tab continue into its content.
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
      >
        {!album && <NoAlbum {...props} title={labels.loadFailed} />}
        {album &&
          (children || (
            <Panels
              {...{ ...props, open, onOpenChange, album, albums, labels, editing }}
              canFinish={!invalid}
              onEditingChange={setEditing}
              onInvalidChange={changeInvalid}
            />
          ))}
      </Dialog.Content>
    </Dialog.Root>
  );
}
