import { thumbhashUrl } from '@xiangji/internal/thumbhash';
import { Badge, GlobeIcon, ImagesIcon, LockIcon } from '@xiangji/ui';
import type { AlbumCover } from '../album-card/index.ts';
import type { ShareLabels } from './labels.ts';
import * as css from './ShareTile.css.ts';
import type { ShareDetails } from './types.ts';

/** The facts of a share in a list. */
export type ShareSummary = Pick<ShareDetails, 'name' | 'state' | 'rules' | 'daysLeft' | 'opens' | 'saves'> & {
  /** The first photos of the share, up to 3. */
  covers: readonly AlbumCover[];
  /** The number of photos of the share. */
  count: number;
};

/** The first photos side by side: one photo, two halves, or one large and two small photos. */
function Mosaic({ covers }: Pick<ShareSummary, 'covers'>) {
  return (
    <span className={css.mosaic} data-count={covers.length}>
      {covers.length === 0 && (
        <span className={css.nothing}>
          <ImagesIcon />
        </span>
      )}
      {covers.map(({ src, thumbhash }) => {
        const placeholder = thumbhashUrl(thumbhash);
        const style = placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined;
        return (
          <span key={src} className={css.part} style={style}>
            <img className={css.picture} src={src} alt="" loading="lazy" decoding="async" draggable={false} />
          </span>
        );
      })}
    </span>
  );
}

/** How often visitors opened and saved a share; nothing as long as nobody has. */
function Figures({ share, labels }: { share: ShareSummary; labels: ShareLabels }) {
  const { opens, saves } = share;
  if (opens === 0) return null;
  return (
    <span className={css.detail}>
      <span className={css.phrase}>{labels.viewCount(opens)}</span>
      {saves > 0 && (
        <>
          {' · '}
          <span className={css.phrase}>{labels.saveCount(saves)}</span>
        </>
      )}
    </span>
  );
}

/**
 * The content of the tile of a share: photos, access, name, counts, and its validity or the reason why visitors cannot
 * open it.
 */
export function ShareFace({ share, labels }: { share: ShareSummary; labels: ShareLabels }) {
  const { name, state, rules, daysLeft } = share;
  return (
    <span className={css.face}>
      <span className={css.frame}>
        <Mosaic covers={share.covers} />
        <span className={css.type}>
          {rules.access === 'private' ? <LockIcon /> : <GlobeIcon />}
          {labels[rules.access]}
        </span>
      </span>
      <span className={css.words}>
        <span className={css.name} title={name}>
          {name}
        </span>
        <span className={css.detail}>
          <span className={css.phrase}>{labels.photos(share.count)}</span>
          {state === 'open' && (
            <>
              {' · '}
              <span className={css.phrase}>
                {daysLeft === null ? labels.validEver : labels.daysLeftShort(daysLeft)}
              </span>
            </>
          )}
        </span>
        {state === 'open' ? (
          <Figures {...{ share, labels }} />
        ) : (
          <span>
            <Badge tone={state === 'frozen' ? 'critical' : 'warning'}>{labels[state]}</Badge>
          </span>
        )}
      </span>
    </span>
  );
}
