import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { api } from '../../../shared/api/api.ts';
import { useReport } from '../../../shared/hooks/useReport.ts';
import { similarPageOf } from '../../../shared/models/similar.ts';
import { SIMILAR_KEY } from '../../../shared/queries/similar.queries.ts';

/** Groups of similar photos, those with the most bytes to gain first. */
export const similarQuery = infiniteQueryOptions({
  queryKey: [...SIMILAR_KEY, 'groups'],
  queryFn: async ({ pageParam, signal }) =>
    similarPageOf(await api.similar.list({ query: { after: pageParam }, signal })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});

/** Reloads the groups; resolves when they are up to date. */
export function useRefreshSimilar(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: SIMILAR_KEY });
}

/** Lists a group no longer, with a toast that takes it back. */
export function useDismiss() {
  const t = useTranslations('similar');
  const photos = useTranslations('photos');
  const { report, offerUndo } = useReport();
  const refresh = useRefreshSimilar();
  const setDismissed = (id: string, dismissed: boolean) =>
    api.similar.dismiss({ params: { id }, body: { dismissed } });
  const { mutateAsync } = useMutation({
    mutationFn: (id: string) => report(setDismissed(id, true)),
    onSuccess: (_, id) =>
      offerUndo(t('dismissed'), () => setDismissed(id, false).then(refresh), photos('undone')),
    onSettled: refresh,
  });
  return mutateAsync;
}
