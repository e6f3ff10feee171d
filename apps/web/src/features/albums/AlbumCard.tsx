import { Card, EllipsisIcon, IconButton } from '@xiangji/ui';
import { media } from '@xiangji/ui/theme';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AlbumEntry } from '../../shared/models/album.ts';
import * as css from './AlbumCard.css.ts';
import { AlbumFace, coversOf } from './AlbumFace.tsx';
import { useCalm } from './grid/useCalm.ts';

/** Names the album of a card, for the one menu of the list. */
export const ALBUM_ATTRIBUTE = 'data-album';

/** Where a card leads: into the set, or to the album's photos. */
export function pathOf({ id, kind }: Pick<AlbumEntry, 'id' | 'kind'>): string {
  return kind === 'albumSet' ? `/albums/${id}` : `/albums/${id}/photos`;
}

/** The address of a list of albums: of a set, or of all that are in none. */
export function pathOfList(setId: string | undefined): string {
  return setId === undefined ? '/albums' : `/albums/${setId}`;
}

/** The button opens the same menu that a right click, a long press or the menu key opens. */
function openMenu(event: MouseEvent<HTMLButtonElement>): void {
  const { left, bottom } = event.currentTarget.getBoundingClientRect();
  event.currentTarget.dispatchEvent(
    new window.MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: left, clientY: bottom }),
  );
}

/** Where a mouse is, the button is in sight on approach alone: a card that flies past does without it. */
const isMoreHidden = () => window.matchMedia(media.hover).matches;

/** An album or album-set in the list: a link with a menu of its own. */
export function AlbumCard({ folder }: { folder: AlbumEntry }) {
  const t = useTranslations('albums');
  const calm = useCalm();
  const hasMore = calm || !isMoreHidden();
  const { name, kind, startDate, endDate, count } = folder;
  const covers = coversOf(folder);
  return (
    <div className={css.holder} {...{ [ALBUM_ATTRIBUTE]: folder.id }}>
      <Card asChild className={css.card}>
        <Link to={pathOf(folder)} data-focus-key={folder.id}>
          <AlbumFace {...{ name, kind, startDate, endDate, count, covers }} passing={!calm} />
        </Link>
      </Card>
      {hasMore && (
        <IconButton
          size="small"
          className={css.more}
          label={t('moreOf', { name })}
          aria-haspopup="menu"
          onClick={openMenu}
        >
          <EllipsisIcon />
        </IconButton>
      )}
    </div>
  );
}
