import { ExportPanel } from '@xiangji/blocks';
import { useTranslations } from 'use-intl';
import { useExportPlan } from '../account.queries.ts';
import { useZone } from '../useZone.ts';
import { LeaveSection } from './LeaveSection.tsx';
import { Preferences } from './Preferences.tsx';
import { Security } from './Security.tsx';

/** Exports all originals in a few archives, with their descriptions and albums. */
function ExportSection() {
  const t = useTranslations('account');
  const { data, isPending, mutate } = useExportPlan();
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
