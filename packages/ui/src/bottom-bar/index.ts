export * as BottomBar from './parts.tsx';
