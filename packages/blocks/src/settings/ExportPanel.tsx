import { Button, DownloadIcon, useFormatters } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { useMoments } from '../locale/useMoments.ts';
import { SectionCard } from '../section-card/index.ts';
import { type SettingsLabels, settingsLabels } from './labels.ts';
import * as css from './settings.css.ts';

/** A file of an export. */
export interface ExportPart {
  /** Number of the file, starting at 1. */
  part: number;
  /** URL of the file. */
  url: string;
  /** File name of the file. */
  name: string;
  /** Number of photos in the file. */
  count: number;
  /** Size of its photos in bytes. */
  size: number;
}

/** An export that is ready to be downloaded. */
export interface ExportPlan {
  /** The files, in display order. */
  parts: readonly ExportPart[];
  /** Number of photos in all files. */
  count: number;
  /** Size of all photos in bytes. */
  size: number;
  /** Time at which the URLs expire, in Unix seconds. */
  expires: number;
}

export interface ExportPanelProps {
  /** The export; undefined until it is prepared. */
  plan: ExportPlan | undefined;
  /** Whether the export is being prepared. @default false */
  preparing?: boolean;
  /** Called by the button that prepares an export. */
  onPrepare: () => void;
  /** Time zone of the times as an offset in minutes, UTC minus local. @default the time zone of the browser */
  timezone?: number;
  /** Replaces individual texts. */
  labels?: Partial<SettingsLabels>;
}

function Parts({
  plan,
  labels,
  timezone,
}: {
  plan: ExportPlan;
  labels: SettingsLabels;
  timezone?: number | undefined;
}) {
  const { fileSize } = useFormatters();
  const { moment } = useMoments(timezone);
  const { parts, count, size, expires } = plan;
  if (count === 0) return <p className={css.note}>{labels.exportEmpty}</p>;
  return (
    <div role="status">
      <p className={css.strong}>{labels.exportReady(count, fileSize(size), parts.length)}</p>
      <p className={css.note}>{labels.exportUntil(moment(expires))}</p>
      <ul className={css.list}>
        {parts.map((file) => (
          <li key={file.part} className={css.row}>
            <div className={css.words}>
              <p className={css.strong}>{labels.exportPart(file.part, parts.length)}</p>
              <p className={css.note}>{labels.exportPartSize(file.count, fileSize(file.size))}</p>
            </div>
            <Button asChild size="small">
              <a href={file.url} download={file.name} aria-label={labels.exportDownload(file.part)}>
                <DownloadIcon />
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A panel to download all photos of an account in a few files. */
export function ExportPanel({ plan, preparing, onPrepare, timezone, ...props }: ExportPanelProps) {
  const labels = useBlockLabels(settingsLabels, props.labels);
  return (
    <SectionCard title={labels.exportTitle} note={labels.exportText}>
      {plan ? (
        <Parts {...{ plan, labels, timezone }} />
      ) : (
        <div>
          <Button icon={<DownloadIcon />} loading={preparing} onClick={onPrepare}>
            {labels.exportPrepare}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}
