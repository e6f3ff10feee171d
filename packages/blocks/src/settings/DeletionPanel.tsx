import { Banner, Button } from '@xiangji/ui';
import { useState } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { useMoments } from '../locale/useMoments.ts';
import { SectionCard } from '../section-card/index.ts';
import { type SettingsLabels, settingsLabels } from './labels.ts';

export interface DeletionPanelProps {
  /** When the account is deleted, Unix seconds; 0 where that is not requested. */
  deletedAt: number;
  /** Days in which a deletion can be cancelled. */
  coolingOffDays: number;
  /** Called by the button that requests the deletion. */
  onDelete: () => void;
  /** Cancels a requested deletion; a rejected promise leaves it as it is. */
  onCancel: () => Promise<unknown>;
  /** Time zone of the date as an offset in minutes, UTC minus local. @default the time zone of the browser */
  timezone?: number;
  /** Replaces individual texts. */
  labels?: Partial<SettingsLabels>;
}

/** The deletion of an account: requests it, or shows when it will be and cancels it. */
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
          {/* It replaces the button that cancelled, which had the focus. */}
          <Button tone="critical" autoFocus={cancelling !== undefined} onClick={props.onDelete}>
            {labels.deleteOpen}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}
