import { SectionCard } from '@xiangji/blocks';
import { Button, DataList } from '@xiangji/ui';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../../shared/code/lazyComponent.tsx';
import { useLayer } from '../../../shared/layer/useLayer.ts';
import { useConfig } from '../../../shared/queries/session.queries.ts';
import { DeviceSessions } from './DeviceSessions.tsx';
import * as css from './Setting.css.ts';
import { SignIns } from './SignIns.tsx';

const PasswordDialog = lazyComponent(async () => (await import('./PasswordDialog.tsx')).PasswordDialog);

/** Email, password, and where the account is and was signed in. */
export function Security() {
  const t = useTranslations('account');
  const { data } = useConfig();
  const { layer, open, close } = useLayer(['password']);
  const email = data?.user?.email ?? '';
  return (
    <SectionCard title={t('security')}>
      <DataList.Root>
        <DataList.Item term={t('email')}>{email}</DataList.Item>
        <DataList.Item term={t('password')}>
          <Button size="small" onClick={() => open('password')}>
            {t('passwordChange')}
          </Button>
        </DataList.Item>
      </DataList.Root>
      <h3 className={css.subheading}>{t('sessions')}</h3>
      <DeviceSessions />
      <h3 className={css.subheading}>{t('signIns')}</h3>
      <SignIns />
      {layer && (
        <Suspense fallback={null}>
          <PasswordDialog email={email} onClose={close} />
        </Suspense>
      )}
    </SectionCard>
  );
}
