import { useQuery } from '@tanstack/react-query';
import { SHARE_VALIDITY_DAYS, TEXT } from '@xiangji/api-client/contract';
import { ShareCard, type ShareRules } from '@xiangji/blocks';
import { Dialog } from '@xiangji/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useReport } from '../hooks/useReport.ts';
import { useLayer } from '../layer/useLayer.ts';
import { linkWithCode, type Share, sharePath } from '../models/share.ts';
import { shareQuery } from '../queries/shares.queries.ts';
import { useShareMutations } from './useShareMutations.ts';

export interface OwnShareCardProps {
  /** The share as loaded; its statistics are requested. */
  share: Share;
  /** Hides the link to the share as a visitor sees it. */
  hideVisitorLink?: boolean;
  /** The share has ended. */
  onEnded: () => void;
}

/** The card of a share with its API calls (spec §2 'share card'). */
export function OwnShareCard({ share: known, hideVisitorLink = false, onEnded }: OwnShareCardProps) {
  const t = useTranslations('share');
  const { showResult } = useReport();
  const { data: share = known } = useQuery(shareQuery(known.id));
  const mutations = useShareMutations();
  const { layer, open, close } = useLayer(['resetCode', 'end']);
  // A toast has reported the failure.
  const run = (call: Promise<void>) => void call.catch(() => undefined);
  const changeRules = async ({ access, days, keepMetadata }: ShareRules) => {
    const { rules } = share;
    if (access !== rules.access) await mutations.setAccess(share, access);
    if (days !== rules.days) await mutations.renew([share], days);
    if (keepMetadata !== rules.keepMetadata) await mutations.setMetadata(share, keepMetadata);
  };
  return (
    <ShareCard
      share={share}
      qrLink={linkWithCode(share)}
      visitorLink={
        hideVisitorLink ? undefined : <Link to={`${sharePath(share.id)}?as=visitor`} target="_blank" />
      }
      validityDays={SHARE_VALIDITY_DAYS}
      nameMaxLength={TEXT.SHARE_NAME}
      question={layer?.name}
      onQuestionChange={(question) => (question ? open(question) : close())}
      onCopied={(success) => showResult(success, t('copied'), t('copyFailed'))}
      onRename={(name) => run(mutations.rename(share, name))}
      onRulesChange={(rules) => run(changeRules(rules))}
      onRenew={() => run(mutations.renew([share], share.rules.days))}
      onResetCode={() => mutations.resetCode(share)}
      onEnd={async () => {
        await mutations.end([share]);
        onEnded();
      }}
    />
  );
}

export interface ShareCardDialogProps extends Pick<OwnShareCardProps, 'hideVisitorLink'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  share: Share;
  onEnded?: () => void;
}

/** An existing share, over the list or over the share itself. */
export function ShareCardDialog({
  open,
  onOpenChange,
  share,
  hideVisitorLink,
  onEnded,
}: ShareCardDialogProps) {
  const t = useTranslations('share');
  const end = () => {
    onOpenChange(false);
    onEnded?.();
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        title={t('cardTitle')}
        size="small"
        onOpenAutoFocus={(event) => {
          // The name field would get the focus first, and on a phone open the keyboard.
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
      >
        <Dialog.Body>
          <OwnShareCard share={share} hideVisitorLink={hideVisitorLink} onEnded={end} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
