import type { Share as ShareReply } from '@xiangji/api-client/contract';
import { type ShareAccess, shareLabels } from '@xiangji/blocks';
import { useToast } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { api } from '../api/api.ts';
import { useErrorText } from '../errors.ts';
import { useBlockTexts } from '../locale/useBlockTexts.ts';
import { copyTextOf, type Share, validityOf } from '../models/share.ts';
import { useRefreshShares } from '../queries/refresh.ts';
import { useKeepShare } from '../queries/shares.queries.ts';

type Shares = readonly Pick<Share, 'id'>[];

/** Reports the error of a call, and rethrows it: a dialog stays open. */
function useReported() {
  const toast = useToast();
  const errorText = useErrorText();
  return async <Reply>(call: Promise<Reply>): Promise<Reply> => {
    try {
      return await call;
    } catch (error) {
      toast.show({ title: errorText(error), tone: 'critical' });
      throw error;
    }
  };
}

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
  const reporting = useReported();
  const keep = useKeepShare();
  const refresh = useRefreshShares();
  const labels = useBlockTexts(shareLabels);
  const announce = (title: string) => toast.show({ title, tone: 'positive' });
  const change = async (call: Promise<ShareReply>, text: (share: Share) => string) => {
    const share = keep(await reporting(call));
    announce(text(share));
  };
  const undo = async (shares: Shares) => {
    await reporting(each(shares, (id) => api.shares.restore({ params: { id } })));
    await refresh();
    announce(t('restored'));
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
      const done = await reporting(
        each(shares, (id) => api.shares.setTime({ params: { id }, body: { time } })),
      );
      done.forEach(keep);
      announce(time === 0 ? t('renewedEver') : t('renewed', { days }));
    },
    async end(shares: Shares) {
      await reporting(each(shares, (id) => api.shares.remove({ params: { id } })).finally(refresh));
      toast.undo(t('ended'), () => void undo(shares).catch(() => undefined));
    },
  };
}

export type ShareMutations = ReturnType<typeof useShareMutations>;
