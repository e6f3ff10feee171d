import { CopyField, QrCode } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { SectionCard } from '../section-card/index.ts';
import * as css from './invitation.css.ts';
import { type InvitationLabels, invitationLabels } from './labels.ts';

export interface InvitationCardProps {
  /** The invitation code of the account. */
  code: string;
  /** The URL that a friend opens to sign up. */
  link: string;
  /** Called after the code or the link was copied, or after copying has failed. */
  onCopied?: (copied: 'code' | 'link', success: boolean) => void;
  /** Replaces individual texts. */
  labels?: Partial<InvitationLabels>;
}

const QR_SIZE = 144;

/** A card with the code, the link and the QR code of an invitation. */
export function InvitationCard({ code, link, onCopied, ...props }: InvitationCardProps) {
  const labels = useBlockLabels(invitationLabels, props.labels);
  return (
    <SectionCard title={labels.title} note={labels.text}>
      <div className={css.code}>
        <div className={css.fields}>
          <CopyField label={labels.code} value={code} onCopied={(success) => onCopied?.('code', success)} />
          <CopyField label={labels.link} value={link} onCopied={(success) => onCopied?.('link', success)} />
        </div>
        <QrCode value={link} label={labels.qr} size={QR_SIZE} />
      </div>
    </SectionCard>
  );
}
