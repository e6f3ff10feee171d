import { Banner, Button } from '@xiangji/ui';
import { useState } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { useMoments } from '../locale/useMoments.ts';
import { SectionCard } from '../section-card/index.ts';
import { type SettingsLabels, settingsLabels } from './labels.ts';

export interface DeletionPanelProps {
  /** Time at which the account will be deleted, in Unix seconds; 0 if the deletion is not requested. */
  deletedAt: number;
  /** Number of days in which the user can cancel the deletion. */
  coolingOffDays: number;
  /** Called by the button that requests the deletion. */
  onDelete: () => void;
  /** Cancels a requested deletion. If the promise rejects, the panel does not change. */
  onCancel: () => Promise<unknown>;
  /** Time zone of the date as an offset in minutes, UTC minus local. @default the time zone of the browser */
  timezone?: number;
  /** Replaces individual texts. */
  labels?: Partial<SettingsLabels>;
}

/**
 * A panel to request the deletion of an account. After the request it shows the date of the deletion and a button to
 * cancel it.
 */
export function DeletionPanel({ deletedAt, coolingOffDays, timezone, ...props }: DeletionPanelProps) {
  const labels = useBlockLabels(settingsLabels, props.labels);
  const { day } = useMoments(timezone);
  const [cancelling, setCancelling] = useState<'running' | 'done'>();
  const cancel = () => {
    setCancelling('running');
    props.onCancel().then(
      () => setCancelling('done'),
      () => setCancelling(undefined),
    );
  };
  const undo = (
    <Button size="small" loading={cancelling === 'running'} onClick={cancel}>
      {labels.deleteUndo}
    </Button>
  );
  return (
    <SectionCard title={labels.deleteTitle} note={labels.deleteText(coolingOffDays)}>
      {deletedAt > 0 ? (
        <Banner tone="warning" title={labels.deletePending(day(deletedAt))} action={undo}>
          {labels.deletePendingText}
        </Banner>
      ) : (
        <div>
          {/* This button replaces the cancel button, which had the focus. */}
          <Button tone="critical" autoFocus={cancelling !== undefined} onClick={props.onDelete}>
            {labels.deleteOpen}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}
