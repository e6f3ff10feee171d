import type { Share } from '@xiangji/api-client/contract';
import { Badge, Button, CopyField, EyeIcon, QrCode, Share2Icon, useFormatters, useToast } from '@xiangji/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import * as css from './ShareCard.css.ts';
import { linkWithCode, sharePath } from './shareLink.ts';
import { useCopyText } from './useShareMutations.ts';

/** Opens, saves, wrong codes, days left. */
function Insight({ insight }: Pick<Share, 'insight'>) {
  const t = useTranslations('share');
  const { number } = useFormatters();
  const { opens, saves, failed, days_left } = insight;
  const facts = [
    { name: t('opens'), value: number(opens) },
    { name: t('saves'), value: number(saves) },
    { name: t('failedCodes'), value: number(failed) },
    { name: t('daysLeft'), value: days_left ?? t('ever') },
  ];
  return (
    <dl className={css.insight}>
      {facts.map(({ name, value }) => (
        <div key={name} className={css.fact}>
          <dt className={css.factName}>{name}</dt>
          <dd className={css.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Hands the link to the system's own share sheet, where the browser has one. */
function SystemShare({ share }: { share: Share }) {
  const t = useTranslations('share');
  const copyText = useCopyText();
  if (!('share' in navigator)) return null;
  const hand = async () => {
    try {
      await navigator.share({ title: share.name, text: copyText(share) });
    } catch {
      // Put away without choosing anybody: nothing happened.
    }
  };
  return (
    <Button icon={<Share2Icon />} onClick={() => void hand()}>
      {t('handOn')}
    </Button>
  );
}

/** The link to hand out, as text and as a code for a camera, and what happened to it so far. */
export function ShareLinkView({ share, hidePublicShare }: { share: Share; hidePublicShare: boolean }) {
  const t = useTranslations('share');
  const toast = useToast();
  const copyText = useCopyText();
  const isPrivate = share.secure.type === 'private';
  const { days_left, frozen } = share.insight;
  return (
    <div className={css.view}>
      <div className={css.codes}>
        <QrCode value={linkWithCode(share)} label={t('qr')} size={132} />
        <div className={css.words}>
          {isPrivate ? <span className={css.code}>{t('code', { code: share.code })}</span> : t('publicNote')}
          <span className={css.muted}>
            {days_left === null ? t('validEver') : t('validDays', { days: days_left })}
          </span>
          {frozen && <Badge tone="critical">{t('frozen')}</Badge>}
          {!frozen && !share.valid && <Badge tone="warning">{t('expired')}</Badge>}
        </div>
      </div>
      <CopyField
        label={t('link')}
        value={share.link}
        copyText={copyText(share)}
        onCopied={(success) =>
          toast.show({
            title: success ? t('copied') : t('copyFailed'),
            tone: success ? 'positive' : 'critical',
          })
        }
      />
      <Insight insight={share.insight} />
      <div className={css.actions}>
        <SystemShare share={share} />
        {!hidePublicShare && share.valid && (
          <Button asChild variant="ghost">
            <Link to={`${sharePath(share.id)}?as=visitor`} target="_blank">
              <EyeIcon />
              {t('viewAsVisitor')}
            </Link>
          </Button>
        )}
      </div>
    </div>
  );
}
