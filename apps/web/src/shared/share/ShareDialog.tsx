import { useQuery } from '@tanstack/react-query';
import { cutToCodePoints, ORDER, SHARE_VALIDITY_DAYS, TEXT } from '@xiangji/api-client/contract';
import { ShareDialog as Dialog, type ShareTarget } from '@xiangji/blocks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useReport } from '../hooks/useReport.ts';
import type { DialogState } from '../layer/useLayer.ts';
import type { Share, ShareContent } from '../models/share.ts';
import { sharesQuery, useShare } from '../queries/shares.queries.ts';
import { OwnShareCard } from './OwnShareCard.tsx';
import { firstRules, rememberRules } from './shareRules.ts';

export interface ShareDialogProps extends DialogState {
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
  const { data } = useQuery(sharesQuery(ORDER.DATE_DESC));
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
      defaultName={cutToCodePoints(name ?? t('defaultName'), TEXT.SHARE_NAME)}
      defaultRules={rules}
      validityDays={SHARE_VALIDITY_DAYS}
      nameMaxLength={TEXT.SHARE_NAME}
      onSubmit={submit}
      created={created && <OwnShareCard share={created} onEnded={() => onOpenChange(false)} />}
    />
  );
}
