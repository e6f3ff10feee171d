import { useToast } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { PasswordQuestion } from '../../../shared/dialogs/PasswordQuestion.tsx';
import { usePatchUser } from '../../../shared/queries/session.queries.ts';
import { scheduleDeletion } from '../account.queries.ts';
import { useMoments } from '../useMoments.ts';
import { COOLING_OFF_DAYS } from './coolingOff.ts';

/** Asks for the password before the deletion of the account is scheduled. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('account');
  const toast = useToast();
  const patch = usePatchUser();
  const { day } = useMoments();
  const leave = async (password: string) => {
    const deletedAt = await scheduleDeletion(password);
    patch({ deletedAt });
    toast.show({ title: t('leaveDone', { date: day(deletedAt) }) });
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
