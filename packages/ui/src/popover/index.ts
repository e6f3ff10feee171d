export * as Popover from './parts.tsx';
