export {
  CodeErrorState,
  type CodeErrorStateProps,
  lazyComponent,
  lazyPart,
  useCodeErrorToast,
} from './lazyComponent.tsx';
export { CodeLoadError, loadCode } from './loadCode.ts';
export { type PrefetchOptions, usePrefetch } from './usePrefetch.ts';
