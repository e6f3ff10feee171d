import { useQuery } from '@tanstack/react-query';
import { DELETION_DAYS } from '@xiangji/api-client/contract';
import {
  DeletionPanel,
  DeviceSessions,
  ExportPanel,
  SectionCard,
  SignInHistory,
  settingsLabels,
  useMoments,
} from '@xiangji/blocks';
import { Button, DataList, Heading, lazyComponent } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { api } from '../../../shared/api/api.ts';
import { PasswordQuestion } from '../../../shared/dialogs/PasswordQuestion.tsx';
import { useReport } from '../../../shared/hooks/useReport.ts';
import { useLayer } from '../../../shared/layer/useLayer.ts';
import { useBlockTexts } from '../../../shared/locale/useBlockTexts.ts';
import { useConfig, usePatchUser } from '../../../shared/queries/session.queries.ts';
import { Answered } from '../Answered.tsx';
import {
  scheduleDeletion,
  securityQuery,
  sessionsQuery,
  useEndSession,
  useExportPlan,
} from '../account.queries.ts';
import { useZone } from '../useZone.ts';
import { Preferences } from './Preferences.tsx';

const ChangePassword = lazyComponent(() => import('./ChangePassword.tsx'), 'ChangePassword');

/** Email, password, and where the account is and was signed in (spec §2: five are shown, then all). */
function Security() {
  const t = useTranslations('account');
  const labels = useBlockTexts(settingsLabels);
  const timezone = useZone();
  const { data } = useConfig();
  const { layer, open, close } = useLayer(['password']);
  const end = useEndSession();
  const email = data?.user?.email ?? '';
  return (
    <SectionCard title={t('security')}>
      <DataList.Root>
        <DataList.Item term={t('email')}>{email}</DataList.Item>
        <DataList.Item term={t('password')}>
          <Button size="small" onClick={() => open('password')}>
            {labels.passwordTitle}
          </Button>
        </DataList.Item>
      </DataList.Root>
      <Heading level={3} size="body">
        {labels.devices}
      </Heading>
      <Answered query={useQuery(sessionsQuery)} rows={1}>
        {(list) => <DeviceSessions sessions={list} timezone={timezone} onEnd={end.mutateAsync} />}
      </Answered>
      <Heading level={3} size="body">
        {t('signIns')}
      </Heading>
      <Answered query={useQuery(securityQuery)}>
        {(signIns) => <SignInHistory signIns={signIns} timezone={timezone} />}
      </Answered>
      {layer && <ChangePassword email={email} onClose={close} />}
    </SectionCard>
  );
}

/** Exports all originals in a few archives, with their descriptions and albums. */
function ExportSection() {
  const t = useTranslations('account');
  const labels = useBlockTexts(settingsLabels);
  const { data, mutateAsync } = useExportPlan();
  const { open, dialog } = useLayer(['export']);
  return (
    <>
      <ExportPanel
        plan={data}
        onPrepare={() => open('export')}
        timezone={useZone()}
        labels={{ exportText: t('exportText') }}
      />
      <PasswordQuestion
        {...dialog('export')}
        title={labels.exportTitle}
        description={t('exportPassword')}
        label={t('password')}
        tone="neutral"
        requiredText={t('leavePasswordRequired')}
        confirmLabel={labels.exportPrepare}
        onConfirm={async (password) => void (await mutateAsync(password))}
      />
    </>
  );
}

/** Deletes the account with all of its data after a period in which that can be cancelled. */
function LeaveSection() {
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

/** Security, preferences, export, and deletion (spec §2 'Settings'). */
export function Setting() {
  return (
    <>
      <Security />
      <Preferences />
      <ExportSection />
      <LeaveSection />
    </>
  );
}
