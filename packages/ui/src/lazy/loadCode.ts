/** Time limit for loading code (ms), long enough for a slow connection. */
const TIMEOUT_MS = 120_000;

/** The error when code of the application could not be loaded, because the connection is lost or too slow. */
export class CodeLoadError extends Error {
  override readonly name = 'CodeLoadError';
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

/** Loads code by a dynamic import. Throws a `CodeLoadError` if it fails or takes longer than two minutes. */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The code took too long')), TIMEOUT_MS);
  });
  try {
    const loading = hasFailed ? reloadStyles().then(load) : load();
    return await Promise.race([loading, late]);
  } catch (cause) {
    hasFailed = true;
    throw new CodeLoadError('The code could not be loaded', { cause });
  } finally {
    clearTimeout(timer);
  }
}
