import ky, { type KyInstance } from 'ky';
import { type AddressInput, callPath } from './contract/callPath.ts';
import type { CallDefinition } from './contract/define.ts';
import { HEADERS } from './contract/headers.ts';
import { TIMING } from './contract/limits.ts';
import { NetworkError, ReplyError } from './errors/ApiError.ts';
import { readEnvelope } from './readEnvelope.ts';

/** The state that all requests of one client share. */
export interface Transport {
  /** Origin of the server; empty for the origin of the page. */
  baseUrl: string;
  /** Returns the CSRF token (spec §7); empty before the config is loaded. */
  csrfToken: () => string;
  /** Returns the headers for language, client width and WebP. Called for every request. */
  headers: () => Record<string, string>;
  fetch?: typeof fetch;
  credentials: 'include' | 'same-origin' | 'omit';
}

export interface CallOptions {
  /** Aborts the request. */
  signal?: AbortSignal;
}

/** The parts of a call that a request needs. */
export interface CallLine extends Pick<CallDefinition, 'method'> {
  /** Path with `:name` parameters. */
  path: string;
  /** Parses the data of a successful reply. Throws if it does not match the contract. */
  check?: (data: unknown) => unknown;
}

interface LooseInput extends AddressInput {
  body?: unknown;
}

/** A body that is no JSON is read as nothing; a connection that breaks is not. */
function noJson(error: Error): undefined {
  if (error.name !== 'SyntaxError') throw error;
}

function readReply({ check }: CallLine, body: unknown): unknown {
  const data = readEnvelope(body);
  if (!check) return data;
  try {
    return check(data);
  } catch (error) {
    throw new ReplyError(error);
  }
}

const retry = { limit: 2, methods: ['get'] };
const http: KyInstance = ky.create({ timeout: TIMING.REQUEST_TIMEOUT_MS, throwHttpErrors: false, retry });

/**
 * Makes a call of the contract. Rejects with an ApiError, a NetworkError, a ReplyError, or the AbortError of the
 * signal.
 */
export async function request(
  transport: Transport,
  line: CallLine,
  input: LooseInput & CallOptions,
): Promise<unknown> {
  let body: unknown;
  try {
    const response = await http(transport.baseUrl + callPath(line, input), {
      method: line.method,
      json: input.body,
      signal: input.signal,
      credentials: transport.credentials,
      headers: { ...transport.headers(), [HEADERS.CSRF]: transport.csrfToken() },
      fetch: transport.fetch,
    });
    body = await response.json().catch(noJson);
  } catch (cause) {
    if (input.signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
  return readReply(line, body);
}
