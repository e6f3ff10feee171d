import type { Share } from '@xiangji/api-client/contract';
import { thumbhashUrl } from '@xiangji/internal/thumbhash';
import { Badge, GlobeIcon, ImagesIcon, LockIcon } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import * as css from './ShareTile.css.ts';
import { stateOf } from './shareState.ts';

/** The first photos of a share side by side: one whole, two halves, or one and two small ones. */
function Mosaic({ covers }: Pick<Share, 'covers'>) {
  return (
    <span className={css.mosaic} data-count={covers.length}>
      {covers.length === 0 && (
        <span className={css.nothing}>
          <ImagesIcon />
        </span>
      )}
      {covers.map(({ path, thumbhash }) => {
        const placeholder = thumbhashUrl(thumbhash);
        const style = placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined;
        return (
          <span key={path} className={css.part} style={style}>
            <img
              className={css.picture}
              src={path}
              alt=""
              loading="lazy"
              decoding="async"
              draggable={false}
            />
          </span>
        );
      })}
    </span>
  );
}

/** The content of a share's card: photos, access, name, counts, validity, and statistics. */
export function ShareFace({ share }: { share: Share }) {
  const t = useTranslations('share');
  const page = useTranslations('shares');
  const state = stateOf(share);
  const isPrivate = share.secure.type === 'private';
  const { opens, saves, days_left } = share.insight;
  const left = days_left === null ? t('validEver') : page('left', { days: days_left });
  return (
    <span className={css.face}>
      <span className={css.frame}>
        <Mosaic covers={share.covers} />
        <span className={css.type}>
          {isPrivate ? <LockIcon /> : <GlobeIcon />}
          {t(share.secure.type)}
        </span>
      </span>
      <span className={css.words}>
        <span className={css.name} title={share.name}>
          {share.name}
        </span>
        <span className={css.detail}>
          <span className={css.phrase}>{page('photos', { count: share.count })}</span>
          {state === 'open' && (
            <>
              {' · '}
              <span className={css.phrase}>{left}</span>
            </>
          )}
        </span>
        {state === 'open' ? (
          <span className={css.detail}>{page('insight', { opens, saves })}</span>
        ) : (
          <span>
            <Badge tone={state === 'frozen' ? 'critical' : 'warning'}>{t(state)}</Badge>
          </span>
        )}
      </span>
    </span>
  );
}
