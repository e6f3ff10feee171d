export * as ContextMenu from './parts.tsx';
