import { Card, EllipsisIcon, IconButton } from '@xiangji/ui';
import { media } from '@xiangji/ui/theme';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { openContextMenu } from '../action-menu/index.ts';
import { useScrollSettled } from '../album-grid/scrollSpeed.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './AlbumCard.css.ts';
import { AlbumFace, type AlbumFaceProps } from './AlbumFace.tsx';
import { albumCardLabels } from './labels.ts';

export type AlbumCardProps = Omit<AlbumFaceProps, 'coversHidden'> & {
  /** Id of the album. It is set as `data-album` of the card, so that one context menu can serve all cards of a list. */
  id: string;
  /** A link to the album without children: `<a href="…" />` or a link component of your router. */
  link: ReactElement<{ children?: ReactNode }>;
};

/**
 * On a device with a mouse the button appears only on hover, so a card that only scrolls through the viewport does not
 * render it.
 */
const isMoreHidden = () => window.matchMedia(media.hover).matches;

/**
 * A card of an album or album set: a link, and a button that opens the surrounding context menu. Put one card or a
 * whole list of cards into an `ActionContextMenu`.
 */
export function AlbumCard({ id, link, ...face }: AlbumCardProps) {
  const labels = useBlockLabels(albumCardLabels, face.labels);
  const isSettled = useScrollSettled();
  return (
    <div className={css.holder} data-album={id}>
      <Card asChild className={css.card}>
        {cloneElement(link, undefined, <AlbumFace {...face} coversHidden={!isSettled} />)}
      </Card>
      {(isSettled || !isMoreHidden()) && (
        <IconButton
          size="small"
          className={css.more}
          label={labels.more(face.name)}
          aria-haspopup="menu"
          onClick={openContextMenu}
        >
          <EllipsisIcon />
        </IconButton>
      )}
    </div>
  );
}

/** Returns the id of the album whose card contains an element. */
export function albumIdAt(target: EventTarget): string | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-album]') : null;
  return card?.dataset.album;
}
