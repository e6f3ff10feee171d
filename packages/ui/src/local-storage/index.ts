export { useLocalStorage } from './useLocalStorage.ts';
