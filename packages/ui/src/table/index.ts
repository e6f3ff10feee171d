export * as Table from './parts.tsx';
