export { type ProfileLabels, profileLabels } from './labels.ts';
export { ProfileCard, type ProfileCardProps } from './ProfileCard.tsx';
