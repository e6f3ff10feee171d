import { SectionCard } from '@xiangji/blocks';
import { Banner, Button, useToast } from '@xiangji/ui';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../../shared/api/api.ts';
import { lazyComponent } from '../../../shared/code/lazyComponent.tsx';
import { useErrorText } from '../../../shared/errors.ts';
import { useLayer } from '../../../shared/layer/useLayer.ts';
import { useConfig, usePatchUser } from '../../../shared/queries/session.queries.ts';
import { useMoments } from '../useMoments.ts';
import { COOLING_OFF_DAYS } from './coolingOff.ts';

const LeaveDialog = lazyComponent(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);

/** The account is deleted on a day; until then that can be cancelled. */
function Pending({ at, onKept }: { at: number; onKept: () => void }) {
  const t = useTranslations('account');
  const { day } = useMoments();
  const toast = useToast();
  const errorText = useErrorText();
  const patch = usePatchUser();
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    try {
      await api.account.keep();
      onKept();
      patch({ deletedAt: 0 });
      toast.show({ title: t('leaveKept'), tone: 'positive' });
    } catch (error) {
      toast.show({ title: errorText(error), tone: 'critical' });
    } finally {
      setBusy(false);
    }
  };
  const action = (
    <Button size="small" loading={busy} onClick={() => void keep()}>
      {t('leaveKeep')}
    </Button>
  );
  return (
    <Banner tone="warning" title={t('leavePending', { date: day(at) })} action={action}>
      {t('leavePendingText')}
    </Banner>
  );
}

/** Deletes the account with all of its data after a period in which that can be cancelled. */
export function LeaveSection() {
  const t = useTranslations('account');
  const { data } = useConfig();
  const { layer, open, close } = useLayer(['leave']);
  const [kept, setKept] = useState(false);
  const at = data?.user?.deletedAt ?? 0;
  return (
    <SectionCard title={t('leaveTitle')} note={t('leaveText', { days: COOLING_OFF_DAYS })}>
      {at > 0 ? (
        <Pending at={at} onKept={() => setKept(true)} />
      ) : (
        <div>
          {/* It stands where the way back stood a moment ago, which had the focus. */}
          <Button tone="critical" autoFocus={kept} onClick={() => open('leave')}>
            {t('leaveOpen')}
          </Button>
        </div>
      )}
      {layer && (
        <Suspense fallback={null}>
          <LeaveDialog onClose={close} />
        </Suspense>
      )}
    </SectionCard>
  );
}
