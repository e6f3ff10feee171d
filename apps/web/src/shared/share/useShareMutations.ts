import type { Share as ShareReply } from '@xiangji/api-client/contract';
import { type ShareAccess, shareLabels } from '@xiangji/blocks';
import { useToast } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { api } from '../api/api.ts';
import { useReport } from '../hooks/useReport.ts';
import { useBlockTexts } from '../locale/useBlockTexts.ts';
import { copyTextOf, type Share, validityOf } from '../models/share.ts';
import { useRefreshShares } from '../queries/refresh.ts';
import { useKeepShare } from '../queries/shares.queries.ts';

type Shares = readonly Pick<Share, 'id'>[];

/** One after the other: a share that fails leaves the rest as they are. */
async function each<Reply>(shares: Shares, call: (id: string) => Promise<Reply>): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (const { id } of shares) replies.push(await call(id));
  return replies;
}

/** Actions of an owner on shares, each reported by a toast, failures too (spec §8 'Success toasts'). */
export function useShareMutations() {
  const t = useTranslations('share');
  const toast = useToast();
  const { report, offerUndo, showDone: announce } = useReport();
  const keep = useKeepShare();
  const refresh = useRefreshShares();
  const labels = useBlockTexts(shareLabels);
  const change = async (call: Promise<ShareReply>, text: (share: Share) => string) => {
    const share = keep(await report(call));
    announce(text(share));
  };
  const undo = async (shares: Shares) => {
    await each(shares, (id) => api.shares.restore({ params: { id } }));
    await refresh();
  };
  return {
    async copy(shares: readonly Share[]) {
      try {
        await navigator.clipboard.writeText(shares.map((share) => copyTextOf(share, labels)).join('\n'));
        announce(t('copied'));
      } catch {
        toast.show({ title: t('copyFailed'), tone: 'critical' });
      }
    },
    rename: ({ id }: Pick<Share, 'id'>, name: string) =>
      change(api.shares.setName({ params: { id }, body: { name } }), () => t('renamed')),
    setAccess: ({ id }: Pick<Share, 'id'>, type: ShareAccess) =>
      change(api.shares.setType({ params: { id }, body: { type } }), () => t(`${type}Now`)),
    setMetadata: ({ id }: Pick<Share, 'id'>, value: boolean) =>
      change(api.shares.setExif({ params: { id }, body: { value } }), () =>
        t(value ? 'exifKept' : 'exifGone'),
      ),
    resetCode: ({ id }: Pick<Share, 'id'>) =>
      change(api.shares.resetCode({ params: { id } }), ({ code }) => t('codeReset', { code })),
    async renew(shares: Shares, days: number) {
      const time = validityOf(days);
      const done = await report(each(shares, (id) => api.shares.setTime({ params: { id }, body: { time } })));
      done.forEach(keep);
      announce(time === 0 ? t('renewedEver') : t('renewed', { days }));
    },
    async end(shares: Shares) {
      const ended: { id: string }[] = [];
      const ending = each(shares, async (id) => {
        await api.shares.remove({ params: { id } });
        ended.push({ id });
      });
      try {
        await report(ending.finally(refresh));
      } finally {
        if (ended.length > 0) offerUndo(t('ended'), () => undo(ended), t('restored'));
      }
    },
  };
}

export type ShareMutations = ReturnType<typeof useShareMutations>;
