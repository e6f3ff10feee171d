export * as Tabs from './parts.tsx';
