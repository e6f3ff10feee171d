import { useQuery } from '@tanstack/react-query';
import { securityQuery, sessionsQuery, useEndSession } from '@xiangji/app-data/queries/account.queries';
import { useConfig } from '@xiangji/app-data/queries/session.queries';
import { useZone } from '@xiangji/app-data/queries/useZone';
import { DeviceSessions, SectionCard, SignInHistory, settingsLabels } from '@xiangji/blocks';
import { Button, DataList, Heading } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../../shared/code/lazyComponent.tsx';
import { useReport } from '../../../shared/hooks/useReport.ts';
import { useLayer } from '../../../shared/layer/useLayer.ts';
import { useBlockTexts } from '../../../shared/locale/useBlockTexts.ts';
import { Answered } from '../Answered.tsx';

const ChangePassword = lazyComponent(() => import('./ChangePassword.tsx'), 'ChangePassword');

/** Email, password, and where the account is and was signed in (spec §2: five are shown, then all). */
export function Security() {
  const t = useTranslations('account');
  const labels = useBlockTexts(settingsLabels);
  const timezone = useZone();
  const { data } = useConfig();
  const { layer, open, close } = useLayer(['password']);
  const { showDone, showResult } = useReport();
  const end = useEndSession({
    onSuccess: (_, id) => void showDone(t(id === null ? 'sessionsEnded' : 'sessionEnded')),
    onError: () => showResult(false, undefined, t('sessionEndFailed')),
  });
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
        {(list) => (
          <DeviceSessions sessions={list} timezone={timezone} busy={end.isPending} onEnd={end.mutateAsync} />
        )}
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
