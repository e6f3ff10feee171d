/** Keeps the cookies of one server outside of a browser. */
export interface CookieJar {
  /** Returns the `Cookie` header for the next request; empty if there are no cookies. */
  header: () => string;
  /** Stores the cookies from the `Set-Cookie` headers of a reply. */
  store: (lines: readonly string[]) => void;
}

const MS = 1_000;

/**
 * Returns the time at which a cookie expires, in milliseconds since 1970. `Max-Age` takes precedence over `Expires`.
 * Returns Infinity for a session cookie.
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

/** Creates a cookie jar in memory. Use one jar per account, because the session is a cookie. */
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

/** Returns a `fetch` that sends the cookies of a jar and stores the cookies of the replies. */
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
