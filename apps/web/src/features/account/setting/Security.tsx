import { useQuery } from '@tanstack/react-query';
import { DeviceSessions, SectionCard, SignInHistory, settingsLabels } from '@xiangji/blocks';
import { Button, DataList, Heading, lazyComponent } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { useLayer } from '../../../shared/layer/useLayer.ts';
import { useBlockTexts } from '../../../shared/locale/useBlockTexts.ts';
import { useConfig } from '../../../shared/queries/session.queries.ts';
import { Answered } from '../Answered.tsx';
import { securityQuery, sessionsQuery, useEndSession } from '../account.queries.ts';
import { useZone } from '../useZone.ts';

const ChangePassword = lazyComponent(() => import('./ChangePassword.tsx'), 'ChangePassword');

/** Email, password, and where the account is and was signed in (spec §2: five are shown, then all). */
export function Security() {
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
