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
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AlbumEntry } from '../../shared/models/album.ts';
import { isFirstScreen } from '../../shared/page/Deferred.tsx';
import { Loaded, type LoadState } from '../../shared/page/Loaded.tsx';
import { pathOf } from './albumPaths.ts';
import { useDisplayMode } from './displayMode.ts';

export interface AlbumListProps {
  albums: LoadState<{ list: readonly AlbumEntry[] }>;
  onCreate: () => void;
  /** The actions of one album. */
  actionsOf: (album: AlbumEntry) => ActionList;
}

/** As many as fill the window of a phone: their covers are not put off. */
const FIRST_CARDS = 6;

const keyOf = (album: AlbumEntry) => album.id;

/**
 * A card of the list. The covers of the first screen are in the document already, so that no placeholder is needed.
 */
function ListedAlbum({ album, index }: { album: AlbumEntry; index: number }) {
  const [placeholder] = useState<CoverPlaceholder>(() => (isFirstScreen() ? 'color' : 'picture'));
  const { cover, children, ...face } = album;
  return (
    <AlbumCard
      {...face}
      covers={face.kind === 'albumSet' ? children.map((child) => child.cover) : [cover]}
      placeholder={placeholder}
      loading={index < FIRST_CARDS ? 'eager' : 'lazy'}
      link={<Link to={pathOf(album)} data-focus-key={album.id} />}
    />
  );
}

const renderAlbum = (album: AlbumEntry, index: number) => <ListedAlbum album={album} index={index} />;

interface CardsProps extends Pick<AlbumListProps, 'actionsOf'> {
  albums: readonly AlbumEntry[];
}

/** The cards and one context menu for all of them: one for each would cost more than the card, in a list of thousands. */
function Cards({ albums, actionsOf }: CardsProps) {
  const t = useTranslations('albums');
  const { mode } = useDisplayMode();
  const actionsAt = (target: Element) => {
    const id = albumIdAt(target);
    const album = albums.find((candidate) => candidate.id === id);
    return album ? actionsOf(album) : [];
  };
  return (
    <ActionContextMenu actions={actionsAt}>
      <div>
        <AlbumGrid items={albums} keyOf={keyOf} size={mode} aria-label={t('list')}>
          {renderAlbum}
        </AlbumGrid>
      </div>
    </ActionContextMenu>
  );
}

function NoAlbums({ onCreate }: Pick<AlbumListProps, 'onCreate'>) {
  const t = useTranslations('albums');
  const action = (
    <Button variant="solid" icon={<FolderPlusIcon />} onClick={onCreate}>
      {t('create')}
    </Button>
  );
  return (
    <EmptyState title={<PressableText onPress={onCreate}>{t('empty')}</PressableText>} action={action} />
  );
}

/** The list in its four states: loading, failed, empty, loaded. */
export function AlbumList({ albums, onCreate, actionsOf }: AlbumListProps) {
  const t = useTranslations('albums');
  return (
    <Loaded query={albums} loading={<AlbumGridSkeleton />} failed={t('loadFailed')} pressable>
      {({ list }) =>
        list.length > 0 ? <Cards albums={list} actionsOf={actionsOf} /> : <NoAlbums onCreate={onCreate} />
      }
    </Loaded>
  );
}
