export { type RecycleBinLabels, recycleBinLabels } from './labels.ts';
export { type DeletedPhoto, RecycleBinList, type RecycleBinListProps } from './RecycleBinList.tsx';
