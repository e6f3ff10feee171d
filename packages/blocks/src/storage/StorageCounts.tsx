import { useFormatters } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { SectionCard } from '../section-card/index.ts';
import { type StorageLabels, storageLabels } from './labels.ts';
import type { StorageFigures } from './monthRows.ts';
import * as css from './storage.css.ts';

export interface StorageCountsProps {
  /** Number of photos of the account. */
  photos: number;
  /** Number of albums of the account. */
  albums: number;
  /** Number of shares of the account. */
  shares: number;
  /** Photos in albums, in shares and in the recycle bin. */
  figures: StorageFigures;
  /** Replaces individual texts. */
  labels?: Partial<StorageLabels>;
}

/** Shows how much an account contains, as six numbers. */
export function StorageCounts({ photos, albums, shares, figures, ...props }: StorageCountsProps) {
  const labels = useBlockLabels(storageLabels, props.labels);
  const { number } = useFormatters();
  const facts: [name: string, count: number][] = [
    [labels.photos, photos],
    [labels.albums, albums],
    [labels.shares, shares],
    [labels.photosInAlbums, figures.inAlbums.count],
    [labels.photosShared, figures.shared.count],
    [labels.photosInRecycleBin, figures.inRecycleBin.count],
  ];
  return (
    <SectionCard title={labels.counts}>
      <dl className={css.counts}>
        {facts.map(([name, count]) => (
          <div key={name} className={css.count}>
            <dt className={css.note}>{name}</dt>
            <dd className={css.figure}>{number(count)}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
