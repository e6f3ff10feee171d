import {
  ActionContextMenu,
  type ActionList,
  AlbumCard,
  AlbumGrid,
  AlbumGridSkeleton,
  albumIdAt,
  type CoverPlaceholder,
  PressableText,
} from '@xiangji/blocks';
import { Button, EmptyState, FolderPlusIcon } from '@xiangji/ui';
import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AlbumEntry } from '../../shared/models/album.ts';
import { isFirstScreen } from '../../shared/page/Deferred.tsx';
import { ListFailed } from '../../shared/page/ListFailed.tsx';
import { pathOf } from './albumPaths.ts';
import { useDisplayMode } from './displayMode.ts';

export interface AlbumListProps {
  albums: readonly AlbumEntry[] | undefined;
  /** The error of the list. */
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
  onCreate: () => void;
  /** The actions of one album. */
  actionsOf: (album: AlbumEntry) => ActionList;
}

const keyOf = (album: AlbumEntry) => album.id;

/**
 * A card of the list. The covers of the first screen are in the document already, so that no placeholder is needed.
 */
function ListedAlbum({ album }: { album: AlbumEntry }) {
  const [placeholder] = useState<CoverPlaceholder>(() => (isFirstScreen() ? 'color' : 'picture'));
  const { cover, children, ...face } = album;
  return (
    <AlbumCard
      {...face}
      covers={face.kind === 'albumSet' ? children.map((child) => child.cover) : [cover]}
      placeholder={placeholder}
      link={<Link to={pathOf(album)} data-focus-key={album.id} />}
    />
  );
}

const renderAlbum = (album: AlbumEntry) => <ListedAlbum album={album} />;

/**
 * The cards and one context menu for all of them: one for each would cost more than the card, in a list of thousands.
 */
function Cards({ albums, actionsOf }: Pick<AlbumListProps, 'actionsOf'> & { albums: readonly AlbumEntry[] }) {
  const t = useTranslations('albums');
  const [about, setAbout] = useState<string>();
  const { mode } = useDisplayMode();
  const asked = albums.find(({ id }) => id === about);
  const noteAlbum = (event: SyntheticEvent) => {
    const id = albumIdAt(event.target);
    if (id) setAbout(id);
    return id !== undefined;
  };
  return (
    <ActionContextMenu actions={asked ? actionsOf(asked) : []}>
      <div
        // Outside of the cards the browser's own menu opens, and a long press opens none.
        onContextMenuCapture={(event) => noteAlbum(event) || event.stopPropagation()}
        onPointerDown={(event) => {
          if (!noteAlbum(event) && event.pointerType !== 'mouse') event.preventDefault();
        }}
      >
        <AlbumGrid items={albums} keyOf={keyOf} size={mode} aria-label={t('list')}>
          {renderAlbum}
        </AlbumGrid>
      </div>
    </ActionContextMenu>
  );
}

/** The list in its four states: loading, failed, empty, there. */
export function AlbumList({ albums, error, retrying, onRetry, onCreate, actionsOf }: AlbumListProps) {
  const t = useTranslations('albums');
  if (error && !albums) {
    return (
      <ListFailed error={error} title={t('loadFailed')} pressable retrying={retrying} onRetry={onRetry} />
    );
  }
  if (!albums) return <AlbumGridSkeleton />;
  if (albums.length === 0) {
    const action = (
      <Button variant="solid" icon={<FolderPlusIcon />} onClick={onCreate}>
        {t('create')}
      </Button>
    );
    return (
      <EmptyState title={<PressableText onPress={onCreate}>{t('empty')}</PressableText>} action={action} />
    );
  }
  return <Cards albums={albums} actionsOf={actionsOf} />;
}
