import { DELETION_DAYS } from '@xiangji/api-client/contract';
import { DeletionPanel, settingsLabels, useMoments } from '@xiangji/blocks';
import { useTranslations } from 'use-intl';
import { api } from '../../../shared/api/api.ts';
import { PasswordQuestion } from '../../../shared/dialogs/PasswordQuestion.tsx';
import { useReport } from '../../../shared/hooks/useReport.ts';
import { useLayer } from '../../../shared/layer/useLayer.ts';
import { useBlockTexts } from '../../../shared/locale/useBlockTexts.ts';
import { useConfig, usePatchUser } from '../../../shared/queries/session.queries.ts';
import { scheduleDeletion } from '../account.queries.ts';
import { useZone } from '../useZone.ts';

/** Deletes the account with all of its data after a period in which that can be cancelled. */
export function LeaveSection() {
  const t = useTranslations('account');
  const timezone = useZone();
  const { day } = useMoments(timezone);
  const { data } = useConfig();
  const patch = usePatchUser();
  const { report, showInfo } = useReport();
  const labels = useBlockTexts(settingsLabels);
  const { open, dialog } = useLayer(['leave']);
  const leave = async (password: string) => {
    const deletedAt = await scheduleDeletion(password);
    patch({ deletedAt });
    showInfo(t('leaveDone', { date: day(deletedAt) }));
  };
  const keep = async () => {
    await report(api.account.keep(), t('leaveKept'));
    patch({ deletedAt: 0 });
  };
  return (
    <>
      <DeletionPanel
        deletedAt={data?.user?.deletedAt ?? 0}
        coolingOffDays={DELETION_DAYS}
        timezone={timezone}
        onDelete={() => open('leave')}
        onCancel={keep}
      />
      <PasswordQuestion
        {...dialog('leave')}
        title={labels.deleteTitle}
        description={labels.deleteText(DELETION_DAYS)}
        label={t('password')}
        requiredText={t('leavePasswordRequired')}
        confirmLabel={t('leaveConfirm')}
        onConfirm={leave}
      />
    </>
  );
}
