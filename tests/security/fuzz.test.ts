import { type CallDefinition, ERROR_CODES, HEADERS } from '@xiangji/api-client/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS } from '../../apps/server/test/startServer.ts';
import { createTestAccounts, missing, type TestAccounts } from './accounts.ts';
import { CALLS } from './actors.ts';
import { formTypes, fuzzForms } from './fuzzForms.ts';
import { fuzzInputs } from './fuzzInputs.ts';

/** Requests to each database. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 3_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
/** The first failures are enough. */
const FAILURES_SHOWN = 20;
const ALLOWED = new Set<number>([0, ...Object.values(ERROR_CODES)]);
ALLOWED.delete(ERROR_CODES.SYSTEM);
ALLOWED.delete(ERROR_CODES.NETWORK);
const PATIENCE = 600_000;
/** These need nothing and end the session that the others use. */
const ENDING = new Set(['auth.signOut', 'account.endSession']);
const ASKED = CALLS.filter(({ name }) => !ENDING.has(name));
const PER_CALL = Math.ceil(REQUESTS / ASKED.length);

const search = (query: unknown): string => {
  if (typeof query !== 'object' || query === null)
    return query === undefined ? '' : `?${encodeURI(String(query).toWellFormed())}`;
  const pairs = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return `?${new URLSearchParams(pairs)}`;
};

function fill(path: string, params: unknown): string {
  const given = typeof params === 'object' && params !== null ? (params as Record<string, unknown>) : {};
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(given[name] ?? 'x');
    return encodeURIComponent(value.toWellFormed()) || 'x';
  });
}

interface Request {
  url: string;
  payload?: string | Buffer;
  type?: string;
}

describe.each(BACKENDS)('whatever is sent on %s', (backend) => {
  let accounts: TestAccounts;
  let cookie: string;
  let csrf: string;
  let ids: string[];
  let tokens: string[];
  let sent = 0;
  beforeAll(async () => {
    accounts = await createTestAccounts(backend);
    const { owner, other } = accounts;
    const { browser } = owner;
    csrf = (await browser.api.account.config()).csrf_token;
    cookie = Array.from(browser.jar, ([name, value]) => `${name}=${value}`).join('; ');
    ids = [...Object.values(owner.ids), ...Object.values(other.ids), missing.photo, '0'];
    tokens = [
      (await browser.api.account.uploadToken()).upload_token,
      (await other.browser.api.account.uploadToken()).upload_token,
    ];
  });
  afterAll(() => accounts.stop());

  function requestsTo(definition: CallDefinition): fc.Arbitrary<Request> {
    const { path, method } = definition;
    if (definition.encoding === 'multipart') {
      return fc
        .tuple(fuzzForms(tokens, ids), fc.constantFrom(...formTypes))
        .map(([payload, type]) => ({ url: path, payload, type }));
    }
    return fc
      .record({
        params: fuzzInputs(definition.params, ids),
        query: fuzzInputs(definition.query, ids),
        body: fuzzInputs(definition.body, ids),
      })
      .map(({ params, query, body }) => ({
        url: fill(path, params) + search(query),
        ...(body !== undefined && method !== 'GET'
          ? { payload: JSON.stringify(body), type: 'application/json' }
          : {}),
      }));
  }

  /** Undefined where the reply is in the catalogue, else the problem. */
  async function errorOf(definition: CallDefinition, { url, payload, type }: Request) {
    sent += 1;
    const answer = await accounts.server.app.inject({
      method: definition.method,
      url,
      // The rate limits are off: floods are tested elsewhere.
      remoteAddress: `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
      headers: { cookie, [HEADERS.CSRF]: csrf, ...(type && { 'content-type': type }) },
      ...(payload !== undefined && { payload }),
    });
    const code = answer.body.startsWith('[') ? (answer.json() as [number])[0] : Number.NaN;
    if (ALLOWED.has(code) && answer.statusCode === 200) return undefined;
    return `${answer.statusCode} ${answer.body.slice(0, 200)} ${url.slice(0, 300)} ${String(payload).slice(0, 300)}`;
  }

  it(
    `is answered from the catalogue, ${PER_CALL} requests to each call`,
    async () => {
      const failures: string[] = [];
      for (const { name, definition } of ASKED) {
        const requests = fc.sample(requestsTo(definition), { seed: SEED, numRuns: PER_CALL });
        for (const request of requests) {
          const error = await errorOf(definition, request);
          if (error && failures.length < FAILURES_SHOWN) failures.push(`${name} ${error}`);
        }
      }
      expect(failures).toEqual([]);
      expect(sent).toBeGreaterThanOrEqual(REQUESTS);
    },
    PATIENCE,
  );
});
