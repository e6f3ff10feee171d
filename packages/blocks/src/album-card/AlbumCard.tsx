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
  /** The album's id, in `data-album` of the card: a list can have one context menu for all cards. */
  id: string;
  /** An empty link to the album: `<a href="…" />` or a router's. */
  link: ReactElement<{ children?: ReactNode }>;
};

/** On a device with a mouse the button appears on approach only: a card that scrolls past does without it. */
const isMoreHidden = () => window.matchMedia(media.hover).matches;

/**
 * An album or album set in a list: a link, and a button that opens the context menu around it. Put it into an
 * `ActionContextMenu`, alone or with others.
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

/** Returns the id of the album whose card is around an element. */
export function albumIdAt(target: EventTarget): string | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-album]') : null;
  return card?.dataset.album;
}
