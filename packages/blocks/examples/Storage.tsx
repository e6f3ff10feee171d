import { StorageHistory, type StorageHistoryProps } from '@xiangji/blocks';

export function UsedStorage({ now, months }: Pick<StorageHistoryProps, 'now' | 'months'>) {
  return <StorageHistory now={now} months={months} />;
}
