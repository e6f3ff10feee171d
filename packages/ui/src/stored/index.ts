export { useStored } from './useStored.ts';
