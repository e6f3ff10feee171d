export * as HoverCard from './parts.tsx';
