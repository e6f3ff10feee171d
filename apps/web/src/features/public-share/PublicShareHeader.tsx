import { PAGING } from '@xiangji/api-client/contract';
import { type ShareCover, ShareHeader, shareCoverOf } from '@xiangji/blocks';
import { useEffect, useState } from 'react';
import type { PublicShare } from '../../shared/models/share.ts';
import type { Timeline } from '../../shared/photoList/useTimeline.ts';

const SECONDS_PER_DAY = 86_400;

/** The cover that the server's first paint of this share has shown already. */
function paintedCover(shareId: string): ShareCover | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="share-cover"]')?.content ?? '';
  const srcSet = content.split(', ').map((candidate) => {
    const [src = '', width = ''] = candidate.split(' ');
    return { src, width: Number.parseInt(width, 10) };
  });
  const src = srcSet[0]?.src;
  return src?.includes(`/${shareId}/`) ? { src, srcSet } : undefined;
}

/** The first photo in the original order is the cover, also when the order of the list changes. */
function useCover(shareId: string, { store, getItem, version }: Timeline): ShareCover | undefined {
  const [cover, setCover] = useState(() => paintedCover(shareId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version may have loaded the photo
  useEffect(() => {
    if (cover || !store || store.count === 0) return;
    store.loadRange({ start: 0, end: 1 }).catch(() => undefined);
    for (let index = 0; index < Math.min(store.count, PAGING.PHOTO_PAGE); index += 1) {
      const item = getItem(index);
      const picture = item && shareCoverOf(item);
      if (picture) return setCover(picture);
    }
  }, [cover, store, version, getItem]);
  return cover;
}

/** The header while the share loads: its height, and its cover where the server's first paint has it. */
export function HeaderPlaceholder({ shareId }: { shareId: string }) {
  const [cover] = useState(() => paintedCover(shareId));
  return <ShareHeader cover={cover} />;
}

/** Whole days until the share ends, started ones counted; null without an end. */
function daysLeft({ expiresAt }: PublicShare): number | null {
  if (expiresAt === null) return null;
  return Math.max(0, Math.ceil((expiresAt - Date.now() / 1_000) / SECONDS_PER_DAY));
}

export interface PublicShareHeaderProps {
  share: PublicShare;
  timeline: Timeline;
  onOutOfSight: (outOfSight: boolean) => void;
}

/**
 * The header of a share: its first photo over the whole width, its name, its owner and its number of photos.
 */
export function PublicShareHeader({ share, timeline, onOutOfSight }: PublicShareHeaderProps) {
  const cover = useCover(share.id, timeline);
  const count = timeline.info?.count ?? share.count;
  return <ShareHeader {...{ onOutOfSight, cover }} share={{ ...share, count, daysLeft: daysLeft(share) }} />;
}
