export { InvitationCard, type InvitationCardProps } from './InvitationCard.tsx';
export { InvitedPeople, type InvitedPeopleProps, type InvitedPerson } from './InvitedPeople.tsx';
export { type InvitationLabels, invitationLabels } from './labels.ts';
