export { useKept, useOnce } from './useKept.ts';
