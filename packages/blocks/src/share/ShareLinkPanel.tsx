import { useBrowserValue } from '@xiangji/internal/useBrowserValue';
import { Badge, Button, CopyField, EyeIcon, QrCode, Share2Icon, useFormatters } from '@xiangji/ui';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { shareCopyText } from './copyText.ts';
import { type ShareLabelProps, type ShareLabels, shareLabels } from './labels.ts';
import * as css from './ShareCard.css.ts';
import type { ShareDetails } from './types.ts';

export type ShareLinkPanelProps = ShareLabelProps & {
  /** The share. */
  share: ShareDetails;
  /** The link in the QR code, for example a link that contains the access code. @default share.link */
  qrLink?: string;
  /** A link without children to the share as visitors see it: `<a href="…" />` or a link component of your router. */
  visitorLink?: ReactElement<{ children?: ReactNode }> | undefined;
  /** Called after each press of the copy button. `success` is whether the text was copied. */
  onCopied?: (success: boolean) => void;
};

/** Side length of the QR code (px). */
const QR_SIZE = 132;

type PartProps = Required<Pick<ShareLinkPanelProps, 'share'>> & { labels: ShareLabels };

/** Statistics of a share: opens, saves, wrong codes, days left. */
function Insight({ share, labels }: PartProps) {
  const { number } = useFormatters();
  const facts = [
    { name: labels.opens, value: number(share.opens) },
    { name: labels.saves, value: number(share.saves) },
    { name: labels.failedCodes, value: number(share.failedCodes) },
    { name: labels.daysLeft, value: share.daysLeft ?? labels.ever },
  ];
  return (
    <dl className={css.insight}>
      {facts.map(({ name, value }) => (
        <div key={name} className={css.fact}>
          <dt className={css.muted}>{name}</dt>
          <dd className={css.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A button that opens the share sheet of the system. It is shown only if the browser supports it. */
function SystemShare({ share, labels, text }: PartProps & { text: string }) {
  const isSupported = useBrowserValue(() => 'share' in navigator, false);
  if (!isSupported) return null;
  const open = async () => {
    try {
      await navigator.share({ title: share.name, text });
    } catch {
      // The user closed the sheet.
    }
  };
  return (
    <Button icon={<Share2Icon />} onClick={() => void open()}>
      {labels.handOn}
    </Button>
  );
}

/** The link to send, as text and as a QR code, with statistics of the visits. */
export function ShareLinkPanel({ share, qrLink = share.link, visitorLink, ...props }: ShareLinkPanelProps) {
  const labels = useBlockLabels(shareLabels, props.labels);
  const { rules, state, daysLeft } = share;
  const text = shareCopyText(share, labels, qrLink);
  return (
    <div className={css.view}>
      <div className={css.codes}>
        <QrCode value={qrLink} label={labels.qr} size={QR_SIZE} />
        <div className={css.words}>
          {rules.access === 'private' ? (
            <span className={css.code}>{labels.code(share.code)}</span>
          ) : (
            labels.publicNote
          )}
          <span className={css.muted}>
            {daysLeft === null ? labels.validEver : labels.validDays(daysLeft)}
          </span>
          {state !== 'open' && (
            <Badge tone={state === 'frozen' ? 'critical' : 'warning'}>{labels[state]}</Badge>
          )}
        </div>
      </div>
      <CopyField label={labels.link} value={share.link} copyText={text} onCopied={props.onCopied} />
      <Insight share={share} labels={labels} />
      <div className={css.actions}>
        <SystemShare share={share} labels={labels} text={text} />
        {visitorLink && state === 'open' && (
          <Button asChild variant="ghost">
            {cloneElement(
              visitorLink,
              undefined,
              <>
                <EyeIcon />
                {labels.viewAsVisitor}
              </>,
            )}
          </Button>
        )}
      </div>
    </div>
  );
}
