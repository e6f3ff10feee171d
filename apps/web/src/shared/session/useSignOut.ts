import { useMutation } from '@tanstack/react-query';
import { deleteUploadJournal } from '@xiangji/api-client/upload';
import { useToast } from '@xiangji/ui';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { api } from '../api/api.ts';
import { useConfig, useSetUser } from '../queries/session.queries.ts';
import { mayForgetUploads } from '../upload/leaveQuestion.ts';

/**
 * Ends the session. Where uploads are unfinished it asks first, since they are discarded: the next user of this
 * browser must not find them.
 */
export function useSignOut() {
  const t = useTranslations('auth');
  const toast = useToast();
  const navigate = useNavigate();
  const setUser = useSetUser();
  const { data } = useConfig();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.auth.signOut(),
    onSuccess: async () => {
      setUser(null);
      await deleteUploadJournal();
      await navigate('/signout');
    },
    onError: () => toast.show({ title: t('signOutFailed'), tone: 'critical' }),
  });
  const signOut = async () => {
    const user = data?.user?.id ?? '';
    if (await mayForgetUploads(user, t('signOutForgetsUploads'))) mutate();
  };
  return { signOut, isPending };
}
