/** Time limit for loading code (ms), long enough for a slow connection. */
const LOAD_TIMEOUT_MS = 120_000;

/** Time limit for the question whether the server can be reached (ms). */
const REACHABLE_TIMEOUT_MS = 10_000;

/** The error when code of the application could not be loaded, because the connection is lost or too slow. */
export class CodeLoadError extends Error {
  override readonly name = 'CodeLoadError';
  /**
   * Whether the page has to be reloaded: code has failed again although the server can be reached. Firefox and Safari
   * do not request code again whose request has failed.
   */
  needsReload = false;
}

let hasFailed = false;

/** Loads failed stylesheets again, because the bundler requests each of them only once. */
async function reloadStyles(): Promise<void> {
  const failed = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).filter(
    ({ sheet }) => sheet === null,
  );
  await Promise.all(
    failed.map((link) => {
      const fresh = link.cloneNode() as HTMLLinkElement;
      return new Promise((resolve, reject) => {
        fresh.onload = resolve;
        fresh.onerror = reject;
        link.replaceWith(fresh);
      });
    }),
  );
}

async function isServerReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(REACHABLE_TIMEOUT_MS);
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Loads code by a dynamic import. Throws a `CodeLoadError` if it fails or takes longer than two minutes. */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The code took too long')), LOAD_TIMEOUT_MS);
  });
  try {
    const loading = hasFailed ? reloadStyles().then(load) : load();
    return await Promise.race([loading, late]);
  } catch (cause) {
    const error = new CodeLoadError('The code could not be loaded', { cause });
    error.needsReload = hasFailed && (await isServerReachable());
    hasFailed = true;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
