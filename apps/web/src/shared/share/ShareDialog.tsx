import { useQuery } from '@tanstack/react-query';
import { cutToCodePoints, ORDER, SHARE_VALIDITY_DAYS, TEXT } from '@xiangji/api-client/contract';
import { ShareDialog as Dialog, type ShareRules, type ShareTarget } from '@xiangji/blocks';
import type { LayerDialogProps } from '@xiangji/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useReport } from '../hooks/useReport.ts';
import { type Share, type ShareContent, validityOf } from '../models/share.ts';
import { sharesQuery, useShare } from '../queries/shares.queries.ts';
import { OwnShareCard } from './OwnShareCard.tsx';

const KEY = 'xiangji.share.validity';

/** The rules of a new share: private, without metadata, valid for as long as this browser selected last. */
function firstRules(): ShareRules {
  const stored = localStorage.getItem(KEY);
  const days = stored === null ? SHARE_VALIDITY_DAYS[0] : validityOf(Number(stored));
  return { access: 'private', days, keepMetadata: false };
}

/** Remembers the validity; each new share is private again. */
function rememberRules({ days }: ShareRules): void {
  localStorage.setItem(KEY, String(days));
}

export interface ShareDialogProps extends LayerDialogProps {
  /** An album, or photos. */
  content: ShareContent;
  /** The name of a new share at first; cut to the length of a name. @default '新分享辑' */
  name?: string;
}

/** Shares an album or photos: under a new link, private for 30 days, or with an existing share (spec §2). */
export function ShareDialog({ open, onOpenChange, content, name }: ShareDialogProps) {
  const t = useTranslations('share');
  const { showDone, showError } = useReport();
  const share = useShare();
  const { data, isError, refetch } = useQuery(sharesQuery(ORDER.DATE_DESC));
  const [created, setCreated] = useState<Share>();
  const [rules] = useState(firstRules);
  const submit = async (target: ShareTarget) => {
    try {
      const done = await share.mutateAsync({ target, content });
      if ('rules' in target) {
        rememberRules(target.rules);
        return setCreated(done);
      }
      showDone(t('added', { name: done.name }));
      onOpenChange(false);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      shares={data?.filter(({ state }) => state === 'open')}
      failed={isError}
      onRetry={() => void refetch()}
      defaultName={cutToCodePoints(name ?? t('defaultName'), TEXT.SHARE_NAME)}
      defaultRules={rules}
      validityDays={SHARE_VALIDITY_DAYS}
      nameMaxLength={TEXT.SHARE_NAME}
      onSubmit={submit}
      created={created && <OwnShareCard share={created} onEnded={() => onOpenChange(false)} />}
    />
  );
}
