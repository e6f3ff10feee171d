import { type CallDefinition, contract } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEDIA_ROUTES } from '../src/modules/media/mediaUrls.ts';
import { SHARE_MEDIA_ROUTES } from '../src/modules/shares/shareUrls.ts';
import { SANDBOX_ROUTE } from '../src/payment/sandbox.ts';
import { startServer, type TestServer } from './startServer.ts';

/** Routes that carry bytes or are for machines; every other one must be in the contract. */
const OUTSIDE = [
  ...Object.values(MEDIA_ROUTES),
  ...Object.values(SHARE_MEDIA_ROUTES),
  SANDBOX_ROUTE,
  '/openapi.json',
  '/healthz',
  '/readyz',
];

const definitions = Object.entries(contract).flatMap(([noun, calls]) =>
  Object.entries(calls).map(([call, definition]: [string, CallDefinition]) => ({
    name: `${noun}.${call}`,
    definition,
  })),
);

describe('the contract', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer('sqlite');
  });
  afterAll(() => server.stop());

  it.each(definitions)('has a route for $name', ({ definition }) => {
    expect(server.app.hasRoute({ method: definition.method, url: definition.path })).toBe(true);
  });

  it('names every route of the server', async () => {
    const known = new Set([
      ...definitions.map(({ definition }) => `${definition.method} ${definition.path}`),
      ...OUTSIDE.map((url) => `GET ${url}`),
      `POST ${SANDBOX_ROUTE}`,
      'POST /share-target',
      'GET /share-target/:share',
    ]);
    expect(server.registered.filter((route) => !known.has(route))).toEqual([]);
    expect(server.registered.length).toBeGreaterThanOrEqual(known.size);
  });

  it('is served as an OpenAPI 3.1 document with every call in it', async () => {
    const response = await fetch(`${server.origin}/openapi.json`);
    const document = (await response.json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    );
    expect(ids.toSorted()).toEqual(definitions.map(({ name }) => name).toSorted());
  });

  it('answers an unknown path under the API in the envelope', async () => {
    const response = await fetch(`${server.origin}/api/nothing-here`);
    expect(await response.json()).toEqual([20000, expect.any(String), null]);
  });

  it('replies with JSON: to a call, a refused one, an unknown one, and an address that cannot be parsed', async () => {
    for (const path of ['/oapi/config', '/api/account', '/api/nothing-here', '/api/files/%ff']) {
      const response = await fetch(server.origin + path);
      expect(response.headers.get('content-type'), path).toBe('application/json; charset=utf-8');
    }
  });

  it('sends replies with their security headers, and pages with their own in addition', async () => {
    const [answer, page] = await Promise.all(
      ['/oapi/config', '/'].map(async (path) => (await fetch(server.origin + path)).headers),
    );
    for (const headers of [answer, page]) {
      expect(headers?.get('x-content-type-options')).toBe('nosniff');
      expect(headers?.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
    expect(answer?.has('origin-agent-cluster')).toBe(false);
    expect(page?.has('origin-agent-cluster')).toBe(true);
  });

  it('answers nonsense with a code of the catalogue and never with a server error', async () => {
    for (const url of [
      '/api/files?count=9999',
      '/api/files?order=5',
      '/api/files?category=abc',
      '/api/files/..%2f..%2fetc',
    ]) {
      const [code] = (await (await fetch(server.origin + url)).json()) as [number];
      expect([20000, 20001, 20002]).toContain(code);
    }
  });
});
