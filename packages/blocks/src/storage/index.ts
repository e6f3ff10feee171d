export { type StorageLabels, storageLabels } from './labels.ts';
export type { StorageFigures, StorageMonth } from './monthRows.ts';
export { StorageCounts, type StorageCountsProps } from './StorageCounts.tsx';
export { StorageHistory, type StorageHistoryProps } from './StorageHistory.tsx';
