export { type EarlyPhoto, PhotoSkeletons, type PhotoSkeletonsProps } from './PhotoSkeletons.tsx';
