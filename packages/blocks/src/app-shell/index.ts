export { AppShell, type AppShellProps } from './AppShell.tsx';
export { type AppShellLabels, appShellLabels, type UpdateLabels, updateLabels } from './labels.ts';
export type { Place, SearchPlace } from './Navigation.tsx';
export { PendingBar, type PendingBarProps } from './PendingBar.tsx';
export { UpdateBanner, type UpdateBannerProps } from './UpdateBanner.tsx';
export { type FocusMemoryOptions, useFocusMemory } from './useFocusMemory.ts';
export { type FocusOnArrivalOptions, useFocusOnArrival } from './useFocusOnArrival.ts';
export { type NoticeOptions, useNotice } from './useNotice.ts';
export { SEARCH_KEY, useSearchKey } from './useSearchKey.ts';
