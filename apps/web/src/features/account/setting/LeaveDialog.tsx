import { useToast } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { api } from '../../../shared/api/api.ts';
import { PasswordQuestion } from '../../../shared/dialogs/PasswordQuestion.tsx';
import { usePatchUser } from '../../../shared/queries/session.queries.ts';
import { useMoments } from '../useMoments.ts';
import { COOLING_OFF_DAYS } from './coolingOff.ts';

/** Asks for the password before the deletion of the account is scheduled. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('account');
  const toast = useToast();
  const patch = usePatchUser();
  const { day } = useMoments();
  const leave = async (password: string) => {
    const { delete_at } = await api.account.remove({ body: { auth: await api.encrypt({ password }) } });
    patch({ delete_at });
    toast.show({ title: t('leaveDone', { date: day(delete_at) }) });
  };
  return (
    <PasswordQuestion
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('leaveTitle')}
      description={t('leaveText', { days: COOLING_OFF_DAYS })}
      label={t('leavePassword')}
      requiredText={t('leavePasswordRequired')}
      confirmLabel={t('leaveConfirm')}
      onConfirm={leave}
    />
  );
}
