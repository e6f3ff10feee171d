import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { freeDaysOf } from '../../shared/models/user.ts';

export type FreeDays = ReturnType<typeof freeDaysOf>;

/** Whether the account may claim VIP days, and how many. */
export const feedbackQuery = queryOptions({
  queryKey: ['account', 'activity'],
  queryFn: async ({ signal }) => freeDaysOf(await api.activity.feedback({ signal })),
  staleTime: 0,
});

/** Claims the days; a refusal explains that the rule does not apply (spec §8 'Activity'). */
export function useClaim() {
  const t = useTranslations('activity');
  const toast = useToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => freeDaysOf(await api.activity.claim()),
    onSuccess: (feedback) => {
      client.setQueryData(feedbackQuery.queryKey, feedback);
      toast.show({ title: t('claimed'), tone: 'positive' });
    },
    onError: () => toast.show({ title: t('refused'), tone: 'critical' }),
  });
}
