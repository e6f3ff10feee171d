import { useToast } from './ToastProvider.tsx';

/** A way to load data again, such as a query of TanStack Query. */
export interface Refetchable {
  /** Loads the data again. Resolves to the shown data, and to an error where loading failed. */
  refetch: () => Promise<{ data: unknown; error: unknown }>;
}

/** Returns a refresh of a shown list: when it fails, a toast with the text `failed` says so and the list stays. */
export function useRefresh({ refetch }: Refetchable, failed: string): () => Promise<void> {
  const toast = useToast();
  return async () => {
    const { error, data } = await refetch();
    if (error && data) toast.show({ title: failed, tone: 'critical' });
  };
}
