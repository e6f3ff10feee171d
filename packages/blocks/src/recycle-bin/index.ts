export { type RecycleActionLabels, recycleActionLabels } from './actionLabels.ts';
export { type RecycleBinLabels, recycleBinLabels } from './labels.ts';
export { type DeletedPhoto, RecycleBinList, type RecycleBinListProps } from './RecycleBinList.tsx';
export {
  type RecycleAction,
  type RecycleBinMenuOptions,
  type RecycleSelectionOptions,
  useRecycleBinMenu,
  useRecycleSelection,
} from './recycleActions.tsx';
