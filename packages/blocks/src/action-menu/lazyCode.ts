import { loadCode } from '@xiangji/ui';

/** Code that is loaded once for all components that need it. After a failed request, the next request tries again. */
export function lazyCode<Code>(load: () => Promise<Code>) {
  let loading: Promise<Code> | undefined;
  /** Rejects with a `CodeLoadError`. */
  const request = (): Promise<Code> => {
    loading ??= loadCode(load).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const requestEarly = () => {
    // Firefox and Safari do not request code again whose request has failed.
    if (navigator.onLine) void request().catch(() => undefined);
  };
  /** Requests the code when the browser is idle. Returns a function that cancels the request. */
  const requestWhenIdle = (): (() => void) => {
    // Safari does not support `requestIdleCallback`.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(requestEarly);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(requestEarly);
    return () => cancelIdleCallback(idle);
  };
  return { request, requestWhenIdle };
}
