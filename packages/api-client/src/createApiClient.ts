import { CALLS } from './calls.ts';
import type { Contract } from './contract/contract.ts';
import type { CallData, CallDefinition, CallInput } from './contract/define.ts';
import { ERROR_CODES } from './contract/errorCodes.ts';
import { HEADERS, STALE_CSRF } from './contract/headers.ts';
import type { CookieJar } from './cookieJar.ts';
import { encryptSecrets } from './encryptSecrets.ts';
import { ApiError } from './errors/ApiError.ts';
import { type CallLine, type CallOptions, request, type Transport } from './request.ts';

export interface ApiClientOptions {
  /** Origin of the server; empty for the origin of the page. @default '' */
  baseUrl?: string;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
  /**
   * Stores the cookies of the session outside of a browser. Use a separate client with a separate jar for each account.
   * @default a jar in memory if there is no `document`, otherwise none
   */
  cookies?: CookieJar;
  /**
   * Whether cookies are sent to another origin. @default 'include' with a `baseUrl`, 'same-origin' without one
   */
  credentials?: Transport['credentials'];
  /** Returns the BCP 47 tag of the language of the user, for the messages of the server. */
  locale?: () => string;
  /** Returns the viewport width multiplied by the pixel ratio (spec §7). */
  clientWidth?: () => number;
  /** Returns whether WebP can be shown (spec §7). */
  webp?: () => boolean;
  /**
   * Called when a reply reports that the session is lost (20001). If it returns or resolves to true, the user has
   * signed in again. The call is then repeated, and its caller does not notice the error.
   */
  onSessionLost?: () => unknown;
  /**
   * Validates every reply; pass `checkReply` of `/contract`. A call with an invalid reply rejects with a ReplyError.
   * Without it, replies are not validated and the bundle contains no schemas.
   */
  check?: (noun: string, call: string, data: unknown) => unknown;
}

type Nothing = Record<never, never>;

/** The input of a call. A query without required fields may be omitted. */
type Given<D extends CallDefinition> =
  CallInput<D> extends { query: infer Query }
    ? Nothing extends Query
      ? Omit<CallInput<D>, 'query'> & { query?: Query }
      : CallInput<D>
    : CallInput<D>;

type CallFunction<D extends CallDefinition> =
  Nothing extends Given<D>
    ? (input?: Given<D> & CallOptions) => Promise<CallData<D>>
    : (input: Given<D> & CallOptions) => Promise<CallData<D>>;

type Calls = {
  [Noun in keyof Contract]: {
    [Call in keyof Contract[Noun]]: Contract[Noun][Call] extends CallDefinition
      ? CallFunction<Contract[Noun][Call]>
      : never;
  };
};

/** All calls of the contract as functions, and some operations that need more than one call. */
export type ApiClient = Calls & {
  /** Returns the config. It is fetched once and cached; `refresh` fetches it again. */
  config: (options?: { refresh?: boolean }) => Promise<Config>;
  /** Encrypts secrets for a call that takes them as `body.auth` (spec §7). Fetches a key that is valid for one use. */
  encrypt: <const F extends Readonly<Record<string, string>>>(
    fields: F,
  ) => Promise<{ kid: string } & { [N in keyof F]: string }>;
  /** Signs in with encrypted secrets. Rejects with an ApiError for a wrong password or a locked account. */
  signIn: (secrets: { email: string; password: string }) => Promise<CallData<Contract['auth']['signIn']>>;
  /** Sends a code for signing up by email. Rejects with an ApiError if too many codes were requested. */
  requestSignUpCode: (input: {
    email: string;
    invitationCode?: string;
  }) => Promise<CallData<Contract['auth']['signUpCode']>>;
  /** Creates an account with the mailed code and signs in. */
  signUp: (input: {
    email: string;
    password: string;
    code: string;
    invitationCode?: string;
  }) => Promise<CallData<Contract['auth']['signUp']>>;
};

export type Config = CallData<Contract['account']['config']>;

/**
 * Returns whether the CSRF token is stale. A browser that was closed and restored has the page but not the cookie; a
 * new token fixes this.
 */
function isStaleToken(error: unknown): boolean {
  if (!(error instanceof ApiError) || !error.is(ERROR_CODES.ILLEGAL_REQUEST)) return false;
  return error.reason === STALE_CSRF;
}

/** Caches the config and with it the CSRF token, so that any number of callers cause one request. */
function createConfigHolder(load: () => Promise<Config>) {
  let current: Promise<Config> | undefined;
  let token = '';
  const get = (options: { refresh?: boolean } = {}): Promise<Config> => {
    if (current && !options.refresh) return current;
    const loading = load().then((config) => {
      token = config.csrf_token;
      return config;
    });
    // A failed request must not be cached, so that the next caller tries again.
    loading.catch(() => {
      if (current === loading) current = undefined;
    });
    current = loading;
    return loading;
  };
  const drop = () => {
    current = undefined;
  };
  return { get, drop, token: () => token };
}

/** Calls that start or end a session. A CSRF token is valid in one session only. */
const SESSION_CALLS = new Set(['signIn', 'signUp', 'signOut']);

/** Returns a `fetch` that sends and stores cookies. Browsers do so themselves, and do not load this code. */
function withCookies({ cookies, fetch: send }: ApiClientOptions): typeof fetch {
  const load = async () => {
    const { createCookieJar, fetchWithCookies } = await import('./cookieJar.ts');
    return fetchWithCookies(cookies ?? createCookieJar(), send);
  };
  let loading: ReturnType<typeof load> | undefined;
  return async (input, init) => {
    loading ??= load();
    return (await loading)(input, init);
  };
}

function createTransport(options: ApiClientOptions, csrfToken: () => string): Transport {
  const isInBrowser = 'document' in globalThis;
  return {
    baseUrl: options.baseUrl ?? '',
    fetch: options.cookies || !isInBrowser ? withCookies(options) : options.fetch,
    credentials: options.credentials ?? (options.baseUrl ? 'include' : 'same-origin'),
    csrfToken,
    headers: () => ({
      'accept-language': options.locale?.() ?? 'zh-CN',
      [HEADERS.CLIENT_WIDTH]: String(Math.round(options.clientWidth?.() ?? 0)),
      [HEADERS.CLIENT_WEBP]: options.webp?.() === false ? '0' : '1',
    }),
  };
}

/** Sends calls. Gets a CSRF token before a changing call, and repeats a call after a stale token or a new sign-in. */
function createSession(options: ApiClientOptions, configLine: CallLine) {
  const holder = createConfigHolder(() => request(transport, configLine, {}) as Promise<Config>);
  const transport = createTransport(options, () => holder.token());

  async function call(line: CallLine, input: CallOptions): Promise<unknown> {
    if (line.method !== 'GET') await holder.get();
    const attempt = () =>
      request(transport, line, input).catch(async (error) => {
        if (!isStaleToken(error)) throw error;
        await holder.get({ refresh: true });
        return request(transport, line, input);
      });
    try {
      return await attempt();
    } catch (error) {
      const lost = error instanceof ApiError && error.is(ERROR_CODES.NOT_SIGNED_IN);
      if (lost && (await options.onSessionLost?.()) === true && !input.signal?.aborted) return attempt();
      throw error;
    }
  }
  return { call, getConfig: holder.get, dropConfig: holder.drop };
}

/** Creates the operations that encrypt their secrets first. */
function createSecretCalls(calls: Calls): Omit<ApiClient, keyof Calls | 'config'> {
  const encrypt = async <const F extends Readonly<Record<string, string>>>(fields: F) =>
    encryptSecrets(await calls.auth.key(), fields);
  return {
    encrypt,
    signIn: async ({ email, password }) =>
      calls.auth.signIn({ body: { auth: await encrypt({ email, password }) } }),
    requestSignUpCode: async ({ email, invitationCode }) =>
      calls.auth.signUpCode({ body: { auth: await encrypt({ email }), invitation_code: invitationCode } }),
    signUp: async ({ email, password, code, invitationCode }) =>
      calls.auth.signUp({
        body: {
          auth: await encrypt({ email, password, code }),
          invitation_code: invitationCode,
          timezone: new Date().getTimezoneOffset(),
        },
      }),
  };
}

/**
 * Creates a typed client for the whole contract (spec §7). Its functions are derived from the definitions. Each takes
 * `{ params, query, body, signal }` according to its definition, and rejects with an ApiError.
 */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const { check } = options;
  const lineOf = (
    noun: string,
    name: string,
    [method, path]: readonly [CallLine['method'], string],
  ): CallLine => ({
    method,
    path,
    ...(check && { check: (data) => check(noun, name, data) }),
  });
  const session = createSession(options, lineOf('account', 'config', CALLS.account.config));

  const callOf = (noun: string, name: string, line: CallLine) => {
    const changesSession = noun === 'auth' && SESSION_CALLS.has(name);
    return async (input: CallOptions = {}) => {
      const data = await session.call(line, input);
      if (changesSession) session.dropConfig();
      return data;
    };
  };
  // Object.fromEntries loses the type of each key. The type of the contract restores it.
  const calls = Object.fromEntries(
    Object.entries(CALLS).map(([noun, lines]) => [
      noun,
      Object.fromEntries(
        Object.entries(lines).map(([name, tuple]) => [name, callOf(noun, name, lineOf(noun, name, tuple))]),
      ),
    ]),
  ) as unknown as Calls;
  return { ...calls, ...createSecretCalls(calls), config: session.getConfig };
}
