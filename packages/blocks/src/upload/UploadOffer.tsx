import { Button, Inline, useFormatters } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type UploadLabels, uploadLabels } from './labels.ts';
import * as css from './UploadPanel.css.ts';

export interface UploadOfferProps {
  /** Number of files that were left unfinished by an earlier page visit. */
  count: number;
  /** Size of the unfinished files in bytes. */
  bytes: number;
  /** Disables the buttons. @default false */
  disabled?: boolean;
  /** Called by the button that continues the upload. */
  onContinue: () => void;
  /** Called by the button that discards the unfinished files. */
  onDiscard: () => void;
  /** Replaces individual texts. */
  labels?: Partial<UploadLabels>;
}

/** Offers to continue an unfinished upload. It is shown at the position of the upload panel. */
export function UploadOffer({
  count,
  bytes,
  disabled = false,
  onContinue,
  onDiscard,
  ...props
}: UploadOfferProps) {
  const labels = useBlockLabels(uploadLabels, props.labels);
  const { fileSize } = useFormatters();
  return (
    <section className={css.panel} aria-label={labels.title}>
      <p className={css.headline} role="status">
        {labels.unfinishedTitle(count)}
      </p>
      <p className={css.figures}>{labels.unfinishedText(fileSize(bytes))}</p>
      <Inline gap={2} justifyContent="flex-end">
        <Button size="small" variant="ghost" disabled={disabled} onClick={onDiscard}>
          {labels.discard}
        </Button>
        <Button size="small" variant="solid" disabled={disabled} onClick={onContinue}>
          {labels.continue}
        </Button>
      </Inline>
    </section>
  );
}
