export { type CropperSlot, type CropSource, CropStep, type CropStepProps } from './CropStep.tsx';
