import { srcSetOf } from '@xiangji/internal/items';
import { Avatar, GlobeIcon, LockIcon } from '@xiangji/ui';
import { fetchPriority } from '@xiangji/ui/react-18';
import { type RefObject, useEffect, useRef } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type ShareFactLabels, shareFactLabels } from './factLabels.ts';
import * as css from './ShareHeader.css.ts';
import type { ShareCover } from './shareCover.ts';
import type { ShareAccess } from './types.ts';

export interface ShareHeaderProps {
  /** Replaces individual texts. */
  labels?: Partial<ShareFactLabels>;
  /** A photo across the full width, for example the result of `shareCoverOf`. */
  cover?: ShareCover | undefined;
  /** The share; undefined while it loads. The header keeps its height. Omit facts that are not known yet. */
  share?:
    | {
        name: string;
        ownerName?: string;
        /** The number of photos of the share. */
        count: number;
        /** Days until the share expires; null if it never expires. */
        daysLeft?: number | null;
        access?: ShareAccess;
      }
    | undefined;
  /** Called with whether the header has scrolled out of view. Pass the same function on every render. */
  onOutOfSight?: (outOfSight: boolean) => void;
}

const AVATAR_SIZE = 24;

function Cover({ src, srcSet, placeholder }: ShareCover) {
  return (
    <div
      className={css.cover}
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
      aria-hidden="true"
    >
      <img
        className={css.picture}
        src={src}
        srcSet={srcSetOf(srcSet)}
        sizes="100vw"
        alt=""
        {...fetchPriority('high')}
        draggable={false}
      />
    </div>
  );
}

/** Reports whether an element has scrolled out of view. */
function useOutOfSight(onOutOfSight: ShareHeaderProps['onOutOfSight']): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!element.current || !onOutOfSight) return;
    const observer = new IntersectionObserver(([entry]) => onOutOfSight(entry?.isIntersecting === false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [onOutOfSight]);
  return element;
}

/** The header of a share for visitors: cover, name, owner and number of photos. */
export function ShareHeader({ cover, share, onOutOfSight, ...props }: ShareHeaderProps) {
  const labels = useBlockLabels(shareFactLabels, props.labels);
  const header = useOutOfSight(onOutOfSight);
  if (!share) return <div className={css.band}>{cover && <Cover {...cover} />}</div>;
  const { name, ownerName, count, daysLeft, access } = share;
  return (
    <header ref={header} className={css.band} data-covered={cover ? '' : undefined}>
      {cover && <Cover {...cover} />}
      <div className={css.words}>
        <h1 className={css.name}>{name}</h1>
        <p className={css.facts}>
          {ownerName !== undefined && (
            <span className={css.owner}>
              <Avatar name={ownerName} size={AVATAR_SIZE} aria-hidden="true" />
              {labels.sharedBy(ownerName)}
            </span>
          )}
          <span>{labels.photos(count)}</span>
          {daysLeft !== undefined && (
            <span>{daysLeft === null ? labels.validEver : labels.daysLeftShort(daysLeft)}</span>
          )}
          {access && (
            <span className={css.type}>
              {access === 'private' ? <LockIcon aria-hidden="true" /> : <GlobeIcon aria-hidden="true" />}
              {labels[access]}
            </span>
          )}
        </p>
      </div>
    </header>
  );
}
