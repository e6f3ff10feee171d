import { MembershipStatus } from '@xiangji/blocks';

export function Membership({ expires, buy }: { expires: number; buy: () => void }) {
  return <MembershipStatus state="active" expires={expires} timezone={-480} onBuy={buy} />;
}
