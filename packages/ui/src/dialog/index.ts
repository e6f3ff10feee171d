export type { DialogContentProps } from './DialogContent.tsx';
export * as Dialog from './parts.ts';
