import { useToast } from '@xiangji/ui';

/** A query's way to read its data again. */
interface Refetchable {
  refetch: () => Promise<{ data: unknown; error: unknown }>;
}

/** Returns a refresh of a shown list: when it fails, a toast says so and the list stays. */
export function useRefresh({ refetch }: Refetchable, failed: string): () => Promise<void> {
  const toast = useToast();
  return async () => {
    const { error, data } = await refetch();
    if (error && data) toast.show({ title: failed, tone: 'critical' });
  };
}
