import { PAGING } from '@xiangji/api-client/contract';
import { thumbhashUrl } from '@xiangji/internal/thumbhash';
import type { PhotoItem } from '@xiangji/photo-grid';
import { Avatar, GlobeIcon, LockIcon } from '@xiangji/ui';
import { type Ref, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Timeline } from '../../shared/photoList/useTimeline.ts';
import * as css from './PublicShareHeader.css.ts';
import type { PublicShare } from './publicShare.queries.ts';

const SECONDS_PER_DAY = 86_400;

interface Picture {
  src: string;
  srcSet: string;
  placeholder?: string | undefined;
}

/** The cover that the server's outline of this share has shown already. */
function outlineCover(sid: string): Picture | undefined {
  const srcSet = document.querySelector<HTMLMetaElement>('meta[name="share-cover"]')?.content;
  const src = srcSet?.split(' ')[0];
  return srcSet && src?.includes(`/${sid}/`) ? { src, srcSet } : undefined;
}

function pictureOf({ srcSet: renditions = [], thumbhash }: PhotoItem): Picture | undefined {
  const widest = renditions.at(-1);
  if (!widest) return undefined;
  const srcSet = renditions.map(({ src, width }) => `${src} ${width}w`).join(', ');
  return { src: widest.src, srcSet, placeholder: thumbhashUrl(thumbhash ?? null) };
}

/** The first photo that lies as the camera saw it stays the cover, whatever order the list takes later. */
function useCover(sid: string, { store, getItem, version }: Timeline): Picture | undefined {
  const [cover, setCover] = useState(() => outlineCover(sid));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version may have loaded the photo
  useEffect(() => {
    if (cover || !store || store.count === 0) return;
    store.loadRange({ start: 0, end: 1 }).catch(() => undefined);
    for (let index = 0; index < Math.min(store.count, PAGING.PHOTO_PAGE); index += 1) {
      const item = getItem(index);
      const picture = item && (item.rotation ?? 0) === 0 ? pictureOf(item) : undefined;
      if (picture) return setCover(picture);
    }
  }, [cover, store, version, getItem]);
  return cover;
}

function Cover({ picture: { src, srcSet, placeholder } }: { picture: Picture }) {
  return (
    <div
      className={css.cover}
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
      aria-hidden="true"
    >
      <img
        className={css.picture}
        src={src}
        srcSet={srcSet}
        sizes="100vw"
        alt=""
        fetchPriority="high"
        draggable={false}
      />
    </div>
  );
}

/** The band before the share is there: its room, and its cover where the server's outline has it. */
export function BandRoom({ sid }: { sid: string }) {
  const [cover] = useState(() => outlineCover(sid));
  return <div className={css.band}>{cover && <Cover picture={cover} />}</div>;
}

/** Whole days until the share ends, begun ones counted; null without an end. */
function daysLeft({ vtime }: PublicShare): number | null {
  return vtime === 0 ? null : Math.max(0, Math.ceil((vtime - Date.now() / 1_000) / SECONDS_PER_DAY));
}

function Facts({ share, count }: { share: PublicShare; count: number }) {
  const t = useTranslations('publicShare');
  const words = useTranslations('share');
  const page = useTranslations('shares');
  const days = daysLeft(share);
  const isPrivate = share.secure.type === 'private';
  return (
    <p className={css.facts}>
      <span className={css.owner}>
        <Avatar name={share.owner_name} size={24} aria-hidden="true" />
        {t('sharedBy', { name: share.owner_name })}
      </span>
      <span>{page('photos', { count })}</span>
      <span>{days === null ? words('validEver') : page('left', { days })}</span>
      <span className={css.type}>
        {isPrivate ? <LockIcon aria-hidden="true" /> : <GlobeIcon aria-hidden="true" />}
        {words(share.secure.type)}
      </span>
    </p>
  );
}

export interface PublicShareHeaderProps {
  share: PublicShare;
  timeline: Timeline;
  ref: Ref<HTMLElement>;
}

/** The face of a share: its first photo over the whole width, its name, whose it is and how much there is. */
export function PublicShareHeader({ share, timeline, ref }: PublicShareHeaderProps) {
  const cover = useCover(share.id, timeline);
  return (
    <header ref={ref} className={css.band} data-covered={cover ? '' : undefined}>
      {cover && <Cover picture={cover} />}
      <div className={css.words}>
        <h1 className={css.name}>{share.name}</h1>
        <Facts share={share} count={timeline.info?.count ?? share.info.count} />
      </div>
    </header>
  );
}
