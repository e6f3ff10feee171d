export * as DropdownMenu from './parts.tsx';
