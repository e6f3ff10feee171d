/** Keeps the cookies of one server outside of a browser. */
export interface CookieJar {
  /** The `Cookie` header for the next request; empty where there is none. */
  header: () => string;
  /** Stores the `Set-Cookie` lines of a reply. */
  store: (lines: readonly string[]) => void;
}

const MS = 1_000;

/**
 * When a cookie expires, milliseconds since 1970; `Max-Age` takes precedence over `Expires`. Infinity for a session
 * cookie.
 */
function endOf(attributes: readonly string[]): number {
  const read = (name: string) =>
    attributes
      .map((attribute) => attribute.split('='))
      .find(([key = '']) => key.trim().toLowerCase() === name)?.[1];
  const maxAge = read('max-age');
  if (maxAge !== undefined) return Date.now() + Number(maxAge) * MS;
  const expires = read('expires');
  return expires === undefined ? Number.POSITIVE_INFINITY : Date.parse(expires);
}

/** Creates a jar in memory. Use one per account: a session is a cookie. */
export function createCookieJar(): CookieJar {
  const cookies = new Map<string, { value: string; ends: number }>();
  return {
    header: () =>
      Array.from(cookies)
        .filter(([, { ends }]) => ends > Date.now())
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; '),
    store(lines) {
      for (const line of lines) {
        const [pair = '', ...attributes] = line.split(';');
        const at = pair.indexOf('=');
        cookies.set(pair.slice(0, at).trim(), { value: pair.slice(at + 1).trim(), ends: endOf(attributes) });
      }
    },
  };
}

/** A `fetch` that sends the cookies of a jar and keeps those of the replies. */
export function fetchWithCookies(jar: CookieJar, send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const cookie = jar.header();
    if (cookie !== '') request.headers.set('cookie', cookie);
    const response = await send(request);
    jar.store(response.headers.getSetCookie());
    return response;
  };
}
