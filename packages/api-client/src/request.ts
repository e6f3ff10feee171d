import ky, { type KyInstance } from 'ky';
import { safeParse } from 'zod/v4/core';
import type { CallData, CallDefinition, CallInput } from './contract/define.ts';
import { envelope, HEADERS } from './contract/envelope.ts';
import { SUCCESS_CODE } from './contract/errorCodes.ts';
import { TIMING } from './contract/limits.ts';
import { ApiError, NetworkError, ReplyError } from './errors/ApiError.ts';

/** What every request of one client shares. */
export interface Transport {
  /** Where the server is; empty for the page's own origin. */
  baseUrl: string;
  /** The CSRF token (spec §7), empty before the config is there. */
  csrfToken: () => string;
  /** Headers read anew for every request: language, client width, WebP. */
  headers: () => Record<string, string>;
  fetch?: typeof fetch;
}

export interface CallOptions {
  signal?: AbortSignal;
}

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

function buildUrl(base: string, definition: CallDefinition, input: LooseInput): string {
  const path = definition.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value === undefined || value === null) continue;
    search.set(key, typeof value === 'boolean' ? String(Number(value)) : String(value));
  }
  const query = search.toString();
  return base + path + (query ? `?${query}` : '');
}

async function readReply<D extends CallDefinition>(definition: D, response: Response): Promise<CallData<D>> {
  const outside = envelope.safeParse(await response.json().catch(() => undefined));
  if (!outside.success) throw new ReplyError(outside.error);
  const [code, message, data] = outside.data;
  if (code !== SUCCESS_CODE) throw new ApiError({ code, message, data });
  const inside = safeParse(definition.data, data);
  if (!inside.success) throw new ReplyError(inside.error);
  return inside.data as CallData<D>;
}

const retry = { limit: 2, methods: ['get'] };
const http: KyInstance = ky.create({ timeout: TIMING.REQUEST_TIMEOUT_MS, throwHttpErrors: false, retry });

/** Makes one call of the contract. Rejects with ApiError, NetworkError, ReplyError, or the signal's AbortError. */
export async function request<D extends CallDefinition>(
  transport: Transport,
  definition: D,
  call: CallInput<D> & CallOptions,
): Promise<CallData<D>> {
  const input = call as LooseInput & CallOptions;
  let response: Response;
  try {
    response = await http(buildUrl(transport.baseUrl, definition, input), {
      method: definition.method,
      json: input.body,
      signal: input.signal,
      credentials: 'same-origin',
      headers: { ...transport.headers(), [HEADERS.CSRF]: transport.csrfToken() },
      fetch: transport.fetch,
    });
  } catch (cause) {
    if (input.signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
  return readReply(definition, response);
}
