export { PointList, type PointListProps } from './PointList.tsx';
export { SectionCard, type SectionCardProps } from './SectionCard.tsx';
