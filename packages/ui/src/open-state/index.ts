export { useEverTrue } from './useEverTrue.ts';
export { useLastOpenValue } from './useLastOpenValue.ts';
