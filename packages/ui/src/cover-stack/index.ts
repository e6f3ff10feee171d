export { type Cover, CoverStack, type CoverStackProps } from './CoverStack.tsx';
