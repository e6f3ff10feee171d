import { ShareCard, type ShareCardProps } from '@xiangji/blocks';

type Props = Pick<
  ShareCardProps,
  'share' | 'onRename' | 'onRulesChange' | 'onRenew' | 'onResetCode' | 'onEnd' | 'onCopied'
>;

export function ShareSettings(props: Props) {
  return <ShareCard {...props} validityDays={[30, 90, 365, 0]} visitorLink={<a href="/s/Vk3x9QpL" />} />;
}
