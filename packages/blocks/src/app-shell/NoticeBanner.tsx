import { Banner } from '@xiangji/ui';
import { noticeText } from './noticeText.tsx';

export interface NoticeBannerProps {
  html: string;
  onDismiss: () => void;
  className: string;
  title: string;
}

/** A banner with a notice from the operator. */
export function NoticeBanner({ html, ...banner }: NoticeBannerProps) {
  return <Banner {...banner}>{noticeText(html)}</Banner>;
}
