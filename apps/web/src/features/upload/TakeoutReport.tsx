import { TakeoutReport as Report } from '@xiangji/blocks';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { today } from '../../shared/today.ts';
import { csvOf, isUnderway, type ReportRow, reportRows, type TakeoutUpload } from './takeoutReport.ts';
import { useUploadSnapshot, useUploads } from './uploads.ts';
import { useUploadErrorText } from './useUploadErrorText.ts';

/** Returns the URL of a blob; undefined at first. */
function useObjectUrl(blob: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const objectUrl = URL.createObjectURL(blob);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [blob]);
  return url;
}

/** The photos that were not stored, by reason. */
function refusedOf(rows: readonly ReportRow[]) {
  const counts = new Map<string, number>();
  for (const { state, reason } of rows) {
    if (state === 'refused') counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return Array.from(counts, ([reason, count]) => ({ reason, count }));
}

interface TakeoutReportProps {
  upload: TakeoutUpload;
  onClose: () => void;
}

function SettledReport({ upload, onClose }: TakeoutReportProps) {
  const t = useTranslations('upload');
  const errorText = useUploadErrorText();
  const { outcomes } = useUploads();
  const { items } = useUploadSnapshot();
  const rows = useMemo(
    () => reportRows(upload, { outcomes, items, errorText }),
    [upload, outcomes, items, errorText],
  );
  const csv = useMemo(() => {
    const head = [t('csvFile'), t('csvAlbum'), t('csvState'), t('csvReason')];
    const lines = rows.map(({ path, album, state, reason }) => [path, album, t(`states.${state}`), reason]);
    return csvOf([head, ...lines]);
  }, [rows, t]);
  const url = useObjectUrl(csv);
  const count = (state: ReportRow['state']) => rows.filter((row) => row.state === state).length;
  const cancelled = count('cancelled');
  return (
    <Report
      open
      onOpenChange={(open) => !open && onClose()}
      stored={count('stored')}
      duplicates={count('duplicate')}
      refused={[
        ...refusedOf(rows),
        ...(cancelled > 0 ? [{ reason: t('states.cancelled'), count: cancelled }] : []),
      ]}
      csv={{ url: url ?? '', name: `takeout-${today()}.csv` }}
    />
  );
}

/** What became of a Takeout, when its last file is stored or refused. */
export function TakeoutReport(props: TakeoutReportProps) {
  const { items } = useUploadSnapshot();
  return isUnderway(props.upload, items) ? null : <SettledReport {...props} />;
}
