import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkReply } from './contract/index.ts';
import { createApiClient } from './createApiClient.ts';
import { ApiError, NetworkError, ReplyError } from './errors/ApiError.ts';
import { type CallLine, request, type Transport } from './request.ts';

const thing = z.object({ size: z.int() });
const read: CallLine = { method: 'GET', path: '/api/things/:id', check: (data) => z.parse(thing, data) };
const write: CallLine = { method: 'POST', path: '/api/things', check: (data) => z.parse(z.null(), data) };

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
let handle: Handler;
let seen: string[];
let transport: Transport;

const json =
  (envelope: unknown): Handler =>
  (_, response) =>
    void response.end(JSON.stringify(envelope));

/** Returns the error of a rejected call. */
async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('The call succeeded');
    },
    (error: unknown) => error,
  );
}

beforeEach(async () => {
  seen = [];
  server = createServer((incoming, response) => {
    seen.push(`${incoming.method} ${incoming.url} ${incoming.headers['x-csrf-token'] ?? ''}`);
    incoming.resume();
    handle(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  transport = {
    baseUrl: `http://127.0.0.1:${port}`,
    csrfToken: () => 'token',
    headers: () => ({}),
    credentials: 'include',
  };
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const get = (input: object = {}) => request(transport, read, { params: { id: 'a' }, query: {}, ...input });
const post = () => request(transport, write, { body: { name: 'x' } });

describe('request', () => {
  it('returns the data of a success', async () => {
    handle = json([0, '', { size: 5 }]);
    expect(await get()).toEqual({ size: 5 });
  });

  it('builds the address: parameters escaped, booleans as 0 and 1, absent values omitted', async () => {
    handle = json([0, '', { size: 5 }]);
    await get({ params: { id: 'a/b?ü' }, query: { name: '春 &', all: true, count: undefined } });
    await get({ query: { all: false, count: 0 } });
    expect(seen).toEqual([
      'GET /api/things/a%2Fb%3F%C3%BC?name=%E6%98%A5+%26&all=1 token',
      'GET /api/things/a?all=0&count=0 token',
    ]);
  });

  it('turns an envelope of the catalogue into an ApiError, whatever the status', async () => {
    handle = (_, response) => {
      response.statusCode = 429;
      response.end(JSON.stringify([41001, 'locked', { expires: 9 }]));
    };
    const error = await failure(post());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 41001, message: 'locked', data: { expires: 9 } });
  });

  it('keeps an unknown code with its message', async () => {
    handle = json([99999, 'new trouble', null]);
    expect(await failure(get())).toMatchObject({ code: 99999, message: 'new trouble', known: undefined });
  });

  it.each([
    ['a page', (response: ServerResponse) => response.end('<html>')],
    ['nothing', (response: ServerResponse) => response.end()],
    ['another shape', (response: ServerResponse) => response.end('{"code":0}')],
    ['other data', (response: ServerResponse) => response.end('[0,"",{"size":"five"}]')],
  ])('answers %s with a ReplyError', async (_, answer) => {
    handle = (__, response) => void answer(response);
    expect(await failure(get())).toBeInstanceOf(ReplyError);
  });

  it('rejects with a NetworkError when the connection breaks inside a reply, and with the reason when it is aborted', async () => {
    const controller = new AbortController();
    handle = (_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('[0,"",');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await failure(post())).toBeInstanceOf(NetworkError);
    handle = (_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('[0,"",');
      setTimeout(() => controller.abort(), 20);
    };
    expect(await failure(get({ signal: controller.signal }))).toHaveProperty('name', 'AbortError');
  });

  it('retries a GET after a lost connection, and then rejects with a NetworkError', async () => {
    let left = 1;
    handle = (incoming, response) => {
      if (left-- > 0) incoming.socket.destroy();
      else response.end('[0,"",{"size":1}]');
    };
    expect(await get()).toEqual({ size: 1 });
    expect(seen).toHaveLength(2);
    left = Number.POSITIVE_INFINITY;
    expect(await failure(get())).toBeInstanceOf(NetworkError);
    expect(seen).toHaveLength(5);
  }, 20_000);

  it('never repeats a POST after a lost connection: the server may have received it', async () => {
    handle = (incoming) => void incoming.socket.destroy();
    expect(await failure(post())).toBeInstanceOf(NetworkError);
    expect(seen).toHaveLength(1);
  });

  it('passes an abort on unchanged', async () => {
    const stop = new AbortController();
    handle = () => stop.abort();
    expect(await failure(get({ signal: stop.signal }))).toMatchObject({ name: 'AbortError' });
  });
});

const configData = {
  upload_domain: '',
  upload_video: false,
  upload_max: 1,
  amap_token: null,
  user: null,
};

describe('a stale CSRF token', () => {
  const stale = [20002, 'stale', { reason: 'csrf' }] as const;

  /** A client whose server answers every write by its token. */
  function start(accepts: string): ReturnType<typeof createApiClient> {
    let issued = 0;
    handle = (incoming, response) => {
      if (incoming.method === 'GET') {
        issued += 1;
        response.end(JSON.stringify([0, '', { ...configData, csrf_token: `t${issued}` }]));
      } else
        response.end(JSON.stringify(incoming.headers['x-csrf-token'] === accepts ? [0, '', null] : stale));
    };
    return createApiClient({ baseUrl: transport.baseUrl });
  }

  it('is fetched again once, and the call repeated', async () => {
    await start('t2').auth.signOut();
    expect(seen.filter((line) => line.startsWith('POST'))).toHaveLength(2);
  });

  it('is fetched before the next change when a session begins or ends', async () => {
    const client = start('t1');
    await client.auth.signOut();
    expect(await failure(client.auth.signOut())).toMatchObject({ code: 20002 });
    expect(seen.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      'GET /oapi/config ',
      'POST /oapi/auth/signout t1',
      'GET /oapi/config t1',
      'POST /oapi/auth/signout t2',
      'GET /oapi/config t2',
      'POST /oapi/auth/signout t3',
    ]);
  });

  it('is not chased for ever', async () => {
    expect(await failure(start('never').auth.signOut())).toMatchObject({ code: 20002 });
    expect(seen.filter((line) => line.startsWith('POST'))).toHaveLength(2);
  });
});

describe('a lost session', () => {
  /** A client whose session is lost until the user signs in. */
  function start(answer: () => unknown) {
    let signedIn = false;
    handle = (incoming, response) => {
      const known = incoming.url === '/oapi/config' || signedIn;
      response.end(
        JSON.stringify(known ? [0, '', { ...configData, csrf_token: 't', html: '' }] : [20001, '', null]),
      );
    };
    const onSessionLost = () => {
      signedIn = answer() === true;
      return Promise.resolve(signedIn);
    };
    return createApiClient({ baseUrl: transport.baseUrl, onSessionLost });
  }

  it('waits for the sign-in and makes the call again, once', async () => {
    await start(() => true).notice.get();
    expect(seen).toHaveLength(2);
  });

  it('is an error where the user does not sign in', async () => {
    expect(await failure(start(() => false).notice.get())).toMatchObject({ code: 20001 });
    expect(seen).toHaveLength(1);
  });
});

describe('a reply that is not of the contract', () => {
  const start = (check?: typeof checkReply) => {
    handle = json([0, '', { ...configData, upload_max: 'much' }]);
    return createApiClient({ baseUrl: transport.baseUrl, ...(check && { check }) });
  };

  it('is refused where the contract is given to check by', async () => {
    expect(await failure(start(checkReply).config())).toBeInstanceOf(ReplyError);
  });

  it('accepts any reply without validation', async () => {
    expect(await start().config()).toMatchObject({ upload_max: 'much' });
  });
});
