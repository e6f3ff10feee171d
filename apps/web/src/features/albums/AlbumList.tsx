import { Button, ContextMenu, EmptyState, FolderPlusIcon, Skeleton } from '@xiangji/ui';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AlbumEntry } from '../../shared/models/album.ts';
import { Later } from '../../shared/page/Later.tsx';
import { ListFailed } from '../../shared/page/ListFailed.tsx';
import { PressableText } from '../../shared/page/PressableText.tsx';
import { ALBUM_ATTRIBUTE, AlbumCard } from './AlbumCard.tsx';
import * as css from './AlbumsPage.css.ts';
import { AlbumGrid } from './grid/AlbumGrid.tsx';
import { useWatchedScroll } from './grid/useCalm.ts';

/** As many as fill a screen: the list keeps its shape when it lands. */
const SKELETONS = Array.from({ length: 12 }, (_, index) => index);

export function AlbumSkeletons() {
  return (
    <ul className={css.skeletons} aria-hidden="true">
      {SKELETONS.map((key) => (
        <li key={key}>
          <Skeleton className={css.skeleton} />
        </li>
      ))}
    </ul>
  );
}

export interface AlbumListProps {
  folders: readonly AlbumEntry[] | undefined;
  /** Why the list did not come. */
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
  onCreate: () => void;
  /** The menu of one card. */
  menu: (folder: AlbumEntry) => ReactNode;
}

const keyOf = (folder: AlbumEntry) => folder.id;
const draw = (folder: AlbumEntry) => <AlbumCard folder={folder} />;

/** The album whose card an event comes from; undefined beside the cards. */
function albumAt({ target }: SyntheticEvent): string | undefined {
  const card = target instanceof Element ? target.closest(`[${ALBUM_ATTRIBUTE}]`) : null;
  return card?.getAttribute(ALBUM_ATTRIBUTE) ?? undefined;
}

/** The cards and the one menu of all of them: one for each would cost more than the card, in a list of thousands. */
function Cards({ folders, menu }: { folders: readonly AlbumEntry[]; menu: AlbumListProps['menu'] }) {
  const t = useTranslations('albums');
  const [about, setAbout] = useState<string>();
  useWatchedScroll();
  const asked = folders.find(({ id }) => id === about);
  const takeIn = (event: SyntheticEvent) => {
    const id = albumAt(event);
    if (id) setAbout(id);
    return id !== undefined;
  };
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger asChild>
        <div
          // Beside the cards the browser's own menu opens, and a finger that stays opens none.
          onContextMenuCapture={(event) => takeIn(event) || event.stopPropagation()}
          onPointerDown={(event) => {
            if (!takeIn(event) && event.pointerType !== 'mouse') event.preventDefault();
          }}
        >
          <AlbumGrid items={folders} keyOf={keyOf} aria-label={t('list')}>
            {draw}
          </AlbumGrid>
        </div>
      </ContextMenu.Trigger>
      <Later>
        <ContextMenu.Content>{asked && menu(asked)}</ContextMenu.Content>
      </Later>
    </ContextMenu.Root>
  );
}

/** The list in its four states: loading, failed, empty, there. */
export function AlbumList({ folders, error, retrying, onRetry, onCreate, menu }: AlbumListProps) {
  const t = useTranslations('albums');
  if (error && !folders) {
    return (
      <ListFailed error={error} title={t('loadFailed')} pressable retrying={retrying} onRetry={onRetry} />
    );
  }
  if (!folders) return <AlbumSkeletons />;
  if (folders.length === 0) {
    const action = (
      <Button variant="solid" icon={<FolderPlusIcon />} onClick={onCreate}>
        {t('create')}
      </Button>
    );
    return (
      <EmptyState title={<PressableText onPress={onCreate}>{t('empty')}</PressableText>} action={action} />
    );
  }
  return <Cards folders={folders} menu={menu} />;
}
