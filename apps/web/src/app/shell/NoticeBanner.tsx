import { Banner } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { useShownNotice } from './NoticeContext.ts';
import { noticeText } from './noticeText.tsx';

/** The server's notice (spec §2 'Side menu: a notice banner'), until it is dismissed. */
export function NoticeBanner({ className }: { className: string }) {
  const t = useTranslations('shell');
  const notice = useShownNotice();
  if (!notice) return null;
  return (
    <Banner className={className} title={t('notice')} onDismiss={notice.dismiss}>
      {noticeText(notice.html)}
    </Banner>
  );
}
