import { FOLDER_TYPES, type Folder } from '@xiangji/api-client/contract';
import { Card, IconButton, MoreIcon } from '@xiangji/ui';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { placeholderOf } from '../../app/thumbhash.ts';
import * as css from './AlbumCard.css.ts';
import { AlbumFace, coversOf } from './AlbumFace.tsx';
import { useCalm } from './grid/useCalm.ts';

/** Names the album of a card, for the one menu of the list. */
export const ALBUM_ATTRIBUTE = 'data-album';

/** Where a card leads: into the set, or to the album's photos. */
export function pathOf({ id, type }: Pick<Folder, 'id' | 'type'>): string {
  return type === FOLDER_TYPES.NODE ? `/albums/${id}` : `/albums/${id}/photos`;
}

/** The button opens the same menu that a right click, a long press or the menu key opens. */
function openMenu(event: MouseEvent<HTMLButtonElement>): void {
  const { left, bottom } = event.currentTarget.getBoundingClientRect();
  event.currentTarget.dispatchEvent(
    new window.MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: left, clientY: bottom }),
  );
}

type Cover = Folder['cover'];

/** A cover as long as the list flies past: what holds its place, where there is that. */
function passing(cover: Cover): Cover {
  const placeholder = placeholderOf(cover?.thumbhash);
  return cover && placeholder ? { ...cover, path: placeholder } : cover;
}

/** An album or album-set in the list: a link with a menu of its own. */
export function AlbumCard({ folder }: { folder: Folder }) {
  const t = useTranslations('albums');
  const calm = useCalm();
  const { name, type, sdate, edate, count } = folder;
  const covers = calm ? coversOf(folder) : coversOf(folder).map(passing);
  return (
    <div className={css.holder} {...{ [ALBUM_ATTRIBUTE]: folder.id }}>
      <Card asChild className={css.card}>
        <Link to={pathOf(folder)} data-focus-key={folder.id}>
          <AlbumFace {...{ name, type, sdate, edate, count, covers }} />
        </Link>
      </Card>
      <IconButton
        size="small"
        className={css.more}
        label={t('moreOf', { name })}
        aria-haspopup="menu"
        onClick={openMenu}
      >
        <MoreIcon />
      </IconButton>
    </div>
  );
}
