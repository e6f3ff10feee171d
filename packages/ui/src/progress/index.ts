export { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';
export { ProgressRing, type ProgressRingProps } from './ProgressRing.tsx';
