import { useToast } from './ToastProvider.tsx';

/** An object that can load its data again, such as a query of TanStack Query. */
export interface Refetchable {
  /** Loads the data again. Resolves to the current data, and to an error if loading failed. */
  refetch: () => Promise<{ data: unknown; error: unknown }>;
}

/** Returns a function that refreshes a list. If it fails, a toast shows the text `failed` and the list stays. */
export function useRefresh({ refetch }: Refetchable, failed: string): () => Promise<void> {
  const toast = useToast();
  return async () => {
    const { error, data } = await refetch();
    if (error && data) toast.show({ title: failed, tone: 'critical' });
  };
}
