export { type Toaster, ToastProvider, type ToastProviderProps, useToast } from './ToastProvider.tsx';
export type { ToastAction, ToastContent } from './toastQueue.ts';
export { type Refetchable, useRefresh } from './useRefresh.ts';
export { type Reports, useReports } from './useReports.ts';
