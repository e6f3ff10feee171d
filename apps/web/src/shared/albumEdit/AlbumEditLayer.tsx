import { useQuery } from '@tanstack/react-query';
import { FileButton } from '@xiangji/blocks';
import { thumbhashUrl } from '@xiangji/internal/thumbhash';
import { Button, CoverStack, Dialog, ErrorState, ImagePlusIcon, ImagesIcon, Skeleton } from '@xiangji/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CROP_ACCEPT } from '../cropPresets.ts';
import type { Album, AlbumEntry } from '../models/album.ts';
import { albumsQuery } from '../queries/albums.queries.ts';
import * as css from './AlbumEditLayer.css.ts';
import { AlbumFacts } from './AlbumFacts.tsx';
import { CoverCrop, type CoverSource } from './CoverChange.tsx';
import { CoverPhotos } from './CoverPhotos.tsx';
import { EditFields, type Unsaved } from './EditFields.tsx';
import { usePanel } from './usePanel.ts';
import { useSafeClose } from './useSafeClose.ts';

type Base = Album;

export interface AlbumEditLayerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The album or album-set. */
  albumId: string;
}

interface CoverProps {
  album: Base;
  list: readonly AlbumEntry[];
  /** The layer is in its edit state, in which the cover can be changed. */
  editing: boolean;
  onFile: (file: File) => void;
  onPhotos: () => void;
}

/** The cover, and for an album the two ways to change it; a set shows the covers of its albums. */
function Cover({ album, list, editing, onFile, onPhotos }: CoverProps) {
  const t = useTranslations('albumEdit');
  const isSet = album.kind === 'albumSet';
  const covers = (isSet ? list.map(({ cover }) => cover) : [album.cover]).map(
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
            label={t('coverFile')}
            accept={CROP_ACCEPT}
            onFiles={([file]) => file && onFile(file)}
          >
            {t('changeCover')}
          </FileButton>
          <Button variant="ghost" icon={<ImagesIcon />} onClick={onPhotos}>
            {t('coverPhoto')}
          </Button>
        </>
      )}
    </>
  );
}

/** The edit state (spec §2 'State is view or edit'); it is not left while a text cannot be saved. */
interface EditState extends Unsaved {
  editing: boolean;
  canFinish: boolean;
  onEditing: (editing: boolean) => void;
}

function EditPanel(props: CoverProps & EditState) {
  const { album, list, editing, canFinish, onEditing, onInvalid, ...cover } = props;
  const t = useTranslations('albumEdit');
  const { panel, setPanel, swipe } = usePanel();
  return (
    <Dialog.Body>
      <div className={css.layer} data-panel={panel}>
        <div className={css.cover} {...swipe}>
          <Cover {...{ album, list, editing }} {...cover} />
        </div>
        <div className={css.fields}>
          {editing ? <EditFields {...{ album, list, onInvalid }} /> : <AlbumFacts album={album} />}
        </div>
      </div>
      <div className={css.panelButtons} {...swipe}>
        <Button disabled={editing && !canFinish} onClick={() => onEditing(!editing)}>
          {editing ? t('finishEditing') : t('startEditing')}
        </Button>
        <Button
          variant="ghost"
          aria-pressed={panel === 'cover'}
          onClick={() => setPanel(panel === 'cover' ? '' : 'cover')}
        >
          {t('showCover')}
        </Button>
        <Button
          variant="ghost"
          aria-pressed={panel === 'more'}
          onClick={() => setPanel(panel === 'more' ? '' : 'more')}
        >
          {t('showMore')}
        </Button>
      </div>
    </Dialog.Body>
  );
}

function EditContent({ albumId, ...state }: { albumId: string } & EditState) {
  const t = useTranslations('albumEdit');
  const { data, error, isFetching, refetch } = useQuery(albumsQuery(albumId));
  const [source, setSource] = useState<CoverSource>();
  const [choosing, setChoosing] = useState(false);
  if (error && !data) {
    return (
      <Dialog.Body>
        <ErrorState title={t('loadFailed')} retrying={isFetching} onRetry={() => void refetch()} />
      </Dialog.Body>
    );
  }
  if (!data?.album) {
    return (
      <Dialog.Body>
        <Skeleton style={{ height: 320 }} />
      </Dialog.Body>
    );
  }
  if (source) return <CoverCrop album={data.album} source={source} onDone={() => setSource(undefined)} />;
  if (choosing) {
    const choose = (photo: Parameters<Parameters<typeof CoverPhotos>[0]['onChoose']>[0]) => {
      setSource({ photo });
      setChoosing(false);
    };
    return (
      <>
        <Dialog.Body>
          <CoverPhotos albumId={albumId} onChoose={choose} />
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="ghost" onClick={() => setChoosing(false)}>
            {t('coverCancel')}
          </Button>
        </Dialog.Footer>
      </>
    );
  }
  return (
    <EditPanel
      album={data.album}
      list={data.list}
      {...state}
      onFile={(file) => setSource({ file })}
      onPhotos={() => setChoosing(true)}
    />
  );
}

/** Cover, name, dates and introduction of an album, or a set with its albums, to edit or to read (spec §2 'Album edit layer'). */
export function AlbumEditLayer({ open, onOpenChange, albumId }: AlbumEditLayerProps) {
  const t = useTranslations('albumEdit');
  const { data } = useQuery(albumsQuery(albumId));
  const [invalid, setInvalid] = useState(false);
  // Menus open the layer in order to edit.
  const [editing, setEditing] = useState(true);
  const mayClose = useSafeClose({ invalid, question: t('introUnsaved') });
  const close = (next: boolean) => {
    if (next || mayClose()) onOpenChange(next);
  };
  const isSet = data?.album?.kind === 'albumSet';
  const title = editing ? t(isSet ? 'setTitle' : 'title') : t(isSet ? 'setPanel' : 'panel');
  return (
    <Dialog.Root open={open} onOpenChange={close}>
      <Dialog.Content
        title={title}
        size="large"
        onOpenAutoFocus={(event) => {
          if (data?.album) return;
          // Only the close button is rendered yet: the layer itself has the focus, and Tab continues into it.
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
      >
        <EditContent
          {...{ albumId, editing }}
          canFinish={!invalid}
          onEditing={setEditing}
          onInvalid={setInvalid}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}
