import { useMutation } from '@tanstack/react-query';
import { planExport } from '@xiangji/app-data/queries/account.queries';
import { useZone } from '@xiangji/app-data/queries/useZone';
import { ExportPanel } from '@xiangji/blocks';
import { useTranslations } from 'use-intl';
import { useReport } from '../../../shared/hooks/useReport.ts';
import { LeaveSection } from './LeaveSection.tsx';
import { Preferences } from './Preferences.tsx';
import { Security } from './Security.tsx';

/** Exports all originals in a few archives, with their descriptions and albums. */
function ExportSection() {
  const t = useTranslations('account');
  const { showResult } = useReport();
  const { data, isPending, mutate } = useMutation({
    mutationFn: planExport,
    onError: () => showResult(false, undefined, t('exportFailed')),
  });
  return (
    <ExportPanel
      plan={data}
      preparing={isPending}
      onPrepare={() => mutate()}
      timezone={useZone()}
      labels={{ exportText: t('exportText') }}
    />
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
