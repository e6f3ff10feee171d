import { Button, DownloadIcon, useFormatters } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { useMoments } from '../locale/useMoments.ts';
import { SectionCard } from '../section-card/index.ts';
import { type SettingsLabels, settingsLabels } from './labels.ts';
import * as css from './settings.css.ts';

/** A file of an export. */
export interface ExportPart {
  /** Its number, from 1. */
  part: number;
  /** Its address. */
  url: string;
  /** Its file name. */
  name: string;
  /** Photos in it. */
  count: number;
  /** Bytes of its photos. */
  size: number;
}

/** An export that is ready to be downloaded. */
export interface ExportPlan {
  /** The files, in their order. */
  parts: readonly ExportPart[];
  /** Photos in all files. */
  count: number;
  /** Bytes of all photos. */
  size: number;
  /** When the addresses expire, Unix seconds. */
  expires: number;
}

export interface ExportPanelProps {
  /** The export; undefined before it was prepared. */
  plan: ExportPlan | undefined;
  /** The export is being prepared. @default false */
  preparing?: boolean;
  /** Prepares an export. */
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

/** Downloads everything of an account in a few files. */
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
