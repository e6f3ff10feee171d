export { BenefitList, type BenefitListProps } from './BenefitList.tsx';
export { type MembershipLabels, membershipLabels } from './labels.ts';
export { MembershipCard, type MembershipCardProps } from './MembershipCard.tsx';
export {
  type MembershipGrant,
  MembershipHistory,
  type MembershipHistoryProps,
} from './MembershipHistory.tsx';
export { type MembershipState, MembershipStatus, type MembershipStatusProps } from './MembershipStatus.tsx';
