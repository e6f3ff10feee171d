export type { AppBarFace } from './parts.tsx';
export * as AppBar from './parts.tsx';
