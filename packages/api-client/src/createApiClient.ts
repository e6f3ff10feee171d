import { CALLS } from './calls.ts';
import type { Contract } from './contract/contract.ts';
import type { CallData, CallDefinition, CallInput } from './contract/define.ts';
import { ERROR_CODES } from './contract/errorCodes.ts';
import { HEADERS, STALE_CSRF } from './contract/headers.ts';
import { type CookieJar, createCookieJar, fetchWithCookies } from './cookieJar.ts';
import { encryptSecrets } from './encryptSecrets.ts';
import { ApiError } from './errors/ApiError.ts';
import { type CallLine, type CallOptions, request, type Transport } from './request.ts';

export interface ApiClientOptions {
  /** Origin of the server; empty for the page's own origin. @default '' */
  baseUrl?: string;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
  /**
   * Keeps the cookies of the session outside of a browser. Use a client with a jar of its own per account. @default
   * in memory without a `document`, none with one
   */
  cookies?: CookieJar;
  /**
   * Whether cookies are sent to another origin. @default 'include' with a `baseUrl`, 'same-origin' without one
   */
  credentials?: Transport['credentials'];
  /** BCP 47 tag of the reader's language, for the server's messages. */
  locale?: () => string;
  /** Viewport width times pixel ratio (spec §7). */
  clientWidth?: () => number;
  /** Whether WebP can be shown (spec §7). */
  webp?: () => boolean;
  /**
   * Called when a reply says that the session is lost (20001). Where it returns or resolves to true, the user has signed in again
   * and the call is repeated; its caller does not notice.
   */
  onSessionLost?: () => unknown;
  /**
   * `checkReply` of `/contract`, which validates every reply: one that does not fit rejects with ReplyError. Without
   * it replies are not validated, and the bundle contains no schemas.
   */
  check?: (noun: string, call: string, data: unknown) => unknown;
}

type Nothing = Record<never, never>;

/** Input of a call: a query without required fields may be left out. */
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

/** Every call of the contract as a function, and the few operations that take more than one call. */
export type ApiClient = Calls & {
  /** The config, fetched once and cached; `refresh` fetches it again. */
  config: (options?: { refresh?: boolean }) => Promise<Config>;
  /**
   * Encrypts secrets for a call that takes them as `body.auth` (spec §7): fetches a key that is valid for one use.
   */
  encrypt: <const F extends Readonly<Record<string, string>>>(
    fields: F,
  ) => Promise<{ kid: string } & { [N in keyof F]: string }>;
  /** Signs in with encrypted secrets. Rejects with ApiError for a wrong password or a locked account. */
  signIn: (secrets: { email: string; password: string }) => Promise<CallData<Contract['auth']['signIn']>>;
  /** Mails a code for signing up. Rejects with ApiError where too many were requested. */
  requestSignUpCode: (input: {
    email: string;
    invitationCode?: string;
  }) => Promise<CallData<Contract['auth']['signUpCode']>>;
  /** Creates an account with the mailed code, and signs in. */
  signUp: (input: {
    email: string;
    password: string;
    code: string;
    invitationCode?: string;
  }) => Promise<CallData<Contract['auth']['signUp']>>;
};

export type Config = CallData<Contract['account']['config']>;

/** A browser that was closed and restored has the page but not the cookie: a fresh token fixes it. */
function isStaleToken(error: unknown): boolean {
  if (!(error instanceof ApiError) || !error.is(ERROR_CODES.ILLEGAL_REQUEST)) return false;
  return error.reason === STALE_CSRF;
}

/** Caches the config (and with it the CSRF token): one request, however many callers. */
function createConfigHolder(load: () => Promise<Config>) {
  let current: Promise<Config> | undefined;
  let token = '';
  const get = (options: { refresh?: boolean } = {}): Promise<Config> => {
    if (current && !options.refresh) return current;
    const loading = load().then((config) => {
      token = config.csrf_token;
      return config;
    });
    // A failed fetch must not be kept: the next caller tries again.
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

/** Calls that begin or end a session. A CSRF token is valid in one session only. */
const SESSION_CALLS = new Set(['signIn', 'signUp', 'signOut']);

function createTransport(options: ApiClientOptions, csrfToken: () => string): Transport {
  const jar = options.cookies ?? ('document' in globalThis ? undefined : createCookieJar());
  return {
    baseUrl: options.baseUrl ?? '',
    fetch: jar ? fetchWithCookies(jar, options.fetch) : options.fetch,
    credentials: options.credentials ?? (options.baseUrl ? 'include' : 'same-origin'),
    csrfToken,
    headers: () => ({
      'accept-language': options.locale?.() ?? 'zh-CN',
      [HEADERS.CLIENT_WIDTH]: String(Math.round(options.clientWidth?.() ?? 0)),
      [HEADERS.CLIENT_WEBP]: options.webp?.() === false ? '0' : '1',
    }),
  };
}

/**
 * Sends calls: gets a CSRF token before a change, and repeats a call after a stale token or a new sign-in.
 */
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

/** The operations that encrypt their secrets first. */
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
 * The typed client over the whole contract (spec §7). Functions are derived from the definitions; each takes
 * `{ params, query, body, signal }` as its definition says and rejects with ApiError.
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
  // Object.fromEntries loses which key has which value; the contract's own type states it.
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
