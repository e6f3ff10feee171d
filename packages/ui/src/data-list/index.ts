export * as DataList from './parts.tsx';
