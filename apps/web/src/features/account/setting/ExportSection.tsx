import { SectionCard } from '@xiangji/blocks';
import { Button, DownloadIcon } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { useFileSize } from '../../../shared/hooks/useFileSize.ts';
import * as css from '../AccountPage.css.ts';
import { type ExportPlan, useExportPlan } from '../account.queries.ts';
import { useMoments } from '../useMoments.ts';

function Parts({ plan }: { plan: ExportPlan }) {
  const t = useTranslations('account');
  const fileSize = useFileSize();
  const { moment } = useMoments();
  const { parts, count, size, expires } = plan;
  if (count === 0) return <p className={css.note}>{t('exportEmpty')}</p>;
  return (
    <div role="status">
      <p className={css.strong}>{t('exportReady', { count, size: fileSize(size), parts: parts.length })}</p>
      <p className={css.note}>{t('exportHint', { time: moment(expires) })}</p>
      <ul className={css.plainList}>
        {parts.map(({ part, url, name, count: photos, size: bytes }) => (
          <li key={part} className={css.row}>
            <div className={css.words}>
              <p className={css.strong}>{t('exportPart', { part, parts: parts.length })}</p>
              <p className={css.note}>{t('exportPartDetail', { count: photos, size: fileSize(bytes) })}</p>
            </div>
            <Button asChild size="small">
              <a href={url} download={name} aria-label={t('exportDownload', { part })}>
                <DownloadIcon />
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Exports all originals in a few archives, with their descriptions and albums. */
export function ExportSection() {
  const t = useTranslations('account');
  const plan = useExportPlan();
  return (
    <SectionCard title={t('exportTitle')} note={t('exportText')}>
      {plan.data ? (
        <Parts plan={plan.data} />
      ) : (
        <div>
          <Button icon={<DownloadIcon />} loading={plan.isPending} onClick={() => plan.mutate()}>
            {t('exportPlan')}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}
