export { GiftCard, type GiftCardProps } from './GiftCard.tsx';
