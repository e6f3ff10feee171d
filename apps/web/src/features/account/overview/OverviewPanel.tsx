import { useQuery } from '@tanstack/react-query';
import { SectionCard, StorageCounts, StorageHistory } from '@xiangji/blocks';
import { useFormatters } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../../shared/page/LinkButton.tsx';
import { similarTotalQuery } from '../../../shared/queries/similar.queries.ts';
import { Answered } from '../Answered.tsx';
import { monthsQuery, overviewQuery, vipQuery } from '../account.queries.ts';

/** How much space the review of similar photos can gain, and the way to it. */
function SimilarCard() {
  const t = useTranslations('similar');
  const { fileSize } = useFormatters();
  return (
    <Answered query={useQuery(similarTotalQuery)} rows={1}>
      {({ groups, bytes }) => (
        <SectionCard
          title={t('title')}
          note={groups > 0 ? t('toGain', { groups, size: fileSize(bytes) }) : t('none')}
        >
          {groups > 0 && (
            <div>
              <LinkButton to="/similar">{t('review')}</LinkButton>
            </div>
          )}
        </SectionCard>
      )}
    </Answered>
  );
}

/** The bytes that are free of charge for a member. */
function useFreeBytes(): number | undefined {
  const { data: vip } = useQuery(vipQuery);
  return vip?.state === 'active' ? vip.freeBytes : undefined;
}

/** Counts, space and their history: bars, and the same as a table (spec §2 'Statistics'). */
export function OverviewPanel() {
  const overview = useQuery(overviewQuery);
  const months = useQuery(monthsQuery);
  const freeBytes = useFreeBytes();
  return (
    <Answered query={overview} rows={4}>
      {(counts) => (
        <>
          <StorageCounts {...counts} />
          <SimilarCard />
          <Answered query={months}>
            {(recorded) => <StorageHistory now={counts.figures} months={recorded} freeBytes={freeBytes} />}
          </Answered>
        </>
      )}
    </Answered>
  );
}
