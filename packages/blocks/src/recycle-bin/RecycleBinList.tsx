import { thumbhashUrl } from '@xiangji/internal/thumbhash';
import { Checkbox, Skeleton } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { useFileSize } from '../../shared/hooks/useFileSize.ts';
import * as css from './RecycleList.css.ts';
import type { Recycled } from './recycle.queries.ts';
import { timeLeft } from './timeLeft.ts';
import type { BinView } from './useBinView.ts';

/** As many as fill a screen. */
const SKELETONS = Array.from({ length: 8 }, (_, index) => index);

export function RecycleSkeletons({ view }: { view: BinView }) {
  return (
    <div className={css.list} data-view={view} aria-hidden="true">
      {SKELETONS.map((key) => (
        <Skeleton key={key} className={css.skeleton} />
      ))}
    </div>
  );
}

/** A photo without a description is named by its type. */
const KINDS = { 1: 'photo', 2: 'video', 3: 'gif', 4: 'live' } as const;

/** The picture with its rotation; square, so that a rotation does not change the layout. */
function Picture({ item }: { item: Recycled }) {
  const [smallest] = [...item.thumbnail].sort(([one], [other]) => one - other);
  const placeholder = thumbhashUrl(item.thumbhash);
  const style = placeholder
    ? { backgroundImage: `url("${placeholder}")`, backgroundSize: 'cover' }
    : undefined;
  return (
    <span className={css.picture} style={style}>
      {smallest && (
        <img
          className={css.image}
          style={{ rotate: `${item.rotate}deg` }}
          src={smallest[1]}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      )}
    </span>
  );
}

function Face({ item, now }: { item: Recycled; now: number }) {
  const t = useTranslations('recycle');
  const fileSize = useFileSize();
  const { unit, count } = timeLeft(item.vtime, now);
  const name = item.name || t(KINDS[item.type]);
  return (
    <span className={css.face}>
      <Picture item={item} />
      <span className={css.words}>
        <span className={css.name} title={name}>
          {name}
        </span>
        <span className={css.detail}>
          {fileSize(item.size)} · {t('from', { name: item.pname })}
        </span>
      </span>
      <span className={css.left}>{t(`${unit}Left`, { count })}</span>
    </span>
  );
}

export interface RecycleListProps {
  items: readonly Recycled[];
  selected: ReadonlySet<string>;
  /** Unix seconds. */
  now: number;
  /** Another page is on its way. */
  busy: boolean;
  view: BinView;
  onToggle: (id: string) => void;
}

/** One page of the bin: picture, name, size and time left; every row is a box to tick (spec §2 'Recycle bin page'). */
export function RecycleList({ items, selected, now, busy, view, onToggle }: RecycleListProps) {
  const t = useTranslations('recycle');
  return (
    <ul className={css.list} data-view={view} aria-label={t('list')} aria-busy={busy}>
      {items.map((item) => (
        <li key={item.id} className={css.row}>
          <Checkbox
            label={<Face item={item} now={now} />}
            checked={selected.has(item.id)}
            onChange={() => onToggle(item.id)}
          />
        </li>
      ))}
    </ul>
  );
}
