import type { CallData, contract } from '@xiangji/api-client/contract';
import type { StorageCountsProps, StorageFigures, StorageMonth } from '@xiangji/blocks';
import { billedMonth } from './order.ts';

type Overview = CallData<typeof contract.account.overview>;
type Month = CallData<typeof contract.account.overviewHistory>['list'][number];

function figuresOf(wire: Overview | Month): StorageFigures {
  return {
    inAlbums: { count: wire.count_folder_file, bytes: wire.space_folder },
    shared: { count: wire.count_shared_file, bytes: wire.space_shared },
    inRecycleBin: { count: wire.count_oblivion_file, bytes: wire.space_oblivion },
  };
}

/** Maps the wire's overview to the counts of an account. */
export function storageCountsOf(wire: Overview): Omit<StorageCountsProps, 'labels'> {
  return {
    photos: wire.count_file,
    albums: wire.count_folder,
    shares: wire.count_shared,
    figures: figuresOf(wire),
  };
}

/** Maps a month of the wire's history. */
export function storageMonthOf(wire: Month): StorageMonth {
  return { ...figuresOf(wire), month: billedMonth(wire.bill_date), paid: wire.trade_success === 1 };
}
