import { ERROR_CODES, HEADERS } from '@xiangji/api-client/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../apps/server/test/startServer.ts';
import { CALLS } from './actors.ts';
import { missing, type Stage, setStage } from './stage.ts';
import { wild } from './wild.ts';

/** Requests in all: what a slow machine does in half a minute. FUZZ_REQUESTS=20000 is the long run. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1_800);
/** FUZZ_DATABASE=postgres sends them there. */
const DATABASE: Backend = process.env.FUZZ_DATABASE === 'postgres' ? 'postgres' : 'sqlite';
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const PER_CALL = Math.ceil(REQUESTS / CALLS.length);
const ALLOWED = new Set<number>([0, ...Object.values(ERROR_CODES)]);
ALLOWED.delete(ERROR_CODES.SYSTEM);
ALLOWED.delete(ERROR_CODES.NETWORK);
const PATIENCE = 600_000;
/** These need nothing and end the session that the others are made with. */
const ENDING = new Set(['auth.signOut', 'account.endSession']);

const search = (query: unknown): string => {
  if (typeof query !== 'object' || query === null)
    return query === undefined ? '' : `?${encodeURI(String(query))}`;
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

describe(`whatever is sent on ${DATABASE}`, () => {
  let stage: Stage;
  let cookie: string;
  let csrf: string;
  let ids: string[];
  let address = 0;
  beforeAll(async () => {
    stage = await setStage(DATABASE);
    const { browser, things } = stage.owner;
    csrf = (await browser.api.account.config()).csrf_token;
    cookie = Array.from(browser.jar, ([name, value]) => `${name}=${value}`).join('; ');
    ids = [...Object.values(things), ...Object.values(stage.other.things), missing.photo, '0'];
  });
  afterAll(() => stage.stop());

  it(
    `is answered from the catalogue, ${PER_CALL} requests to each call`,
    async () => {
      const failures: string[] = [];
      for (const { name, definition } of CALLS) {
        if (ENDING.has(name)) continue;
        const request = fc.record({
          params: wild(definition.params, ids),
          query: wild(definition.query, ids),
          body: wild(definition.body, ids),
        });
        for (const { params, query, body } of fc.sample(request, { seed: SEED, numRuns: PER_CALL })) {
          address += 1;
          const payload = body === undefined ? undefined : JSON.stringify(body);
          const answer = await stage.server.app.inject({
            method: definition.method,
            url: fill(definition.path, params) + search(query),
            // Nobody is kept out by the rate: floods are tested elsewhere.
            remoteAddress: `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
            headers: { cookie, [HEADERS.CSRF]: csrf, ...(payload && { 'content-type': 'application/json' }) },
            ...(payload !== undefined && definition.method !== 'GET' && { payload }),
          });
          const code = answer.body.startsWith('[') ? (answer.json() as [number])[0] : Number.NaN;
          if (!ALLOWED.has(code) || answer.statusCode !== 200) {
            failures.push(
              `${name} ${answer.statusCode} ${answer.body.slice(0, 200)} ${JSON.stringify({ params, query, body }).slice(0, 300)}`,
            );
            break;
          }
        }
      }
      expect(failures).toEqual([]);
    },
    PATIENCE,
  );
});
