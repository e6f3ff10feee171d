import { ExportPanel } from '@xiangji/blocks';
import { useTranslations } from 'use-intl';
import { useExportPlan } from '../account.queries.ts';
import { useZone } from '../useZone.ts';

/** Exports all originals in a few archives, with their descriptions and albums. */
export function ExportSection() {
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
