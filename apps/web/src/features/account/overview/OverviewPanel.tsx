import { useQuery } from '@tanstack/react-query';
import { StorageCounts, StorageHistory } from '@xiangji/blocks';
import { Answered } from '../Answered.tsx';
import { monthsQuery, overviewQuery, vipQuery } from '../account.queries.ts';
import { SimilarCard } from './SimilarCard.tsx';

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
